import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { folderRules } from './eslint.folders.mjs'

export default tseslint.config(
  {
    ignores: ['node_modules/', 'dist/', 'coverage/', '.expo/', 'android/', 'ios/', 'expo-env.d.ts'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommendedTypeChecked,
  {
    // It compiles what it looks at, which takes long; hooks are nowhere else.
    files: ['{app,components,device,i18n,state}/**/*.{ts,tsx}', '__tests__/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // The rule does not accept a branded number such as TileSet as a number.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  ...folderRules,
  {
    // A route is its file's default export: that is how Expo Router finds it.
    files: ['app/**'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['__tests__/**'],
    rules: {
      // Matchers such as expect.objectContaining, and mocks, are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Titles of test.each rows may contain arrays.
      '@typescript-eslint/restrict-template-expressions': 'off',
      // Factories of jest.mock run before the imports, so they have to use require.
      '@typescript-eslint/no-require-imports': 'off',
      'no-restricted-properties': [
        'error',
        ...['toMatchSnapshot', 'toMatchInlineSnapshot', 'toThrowErrorMatchingSnapshot'].map(
          (property) => ({ property, message: 'Assert what matters, not a snapshot.' }),
        ),
      ],
    },
  },
  {
    // Declarations describe other packages, which may have default exports.
    files: ['**/*.d.ts'],
    rules: {
      'import-x/no-default-export': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Configuration and scripts are JavaScript, run by Node.
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      'no-console': 'off',
      'import-x/no-default-export': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
)
