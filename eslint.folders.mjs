// The import rules between folders in ARCHITECTURE.md, as ESLint rules. ESLint does not merge the
// `no-restricted-imports` of two blocks, so each folder gets one complete list from the tables
// here.

/** Native modules, and the files of device/ (with their platform variants) that may import them. */
const NATIVE_MODULES = {
  'expo-audio': ['sound'],
  'expo-crypto': ['entropy'],
  'expo-file-system': ['files', 'second-copy'],
  'expo-haptics': ['haptics'],
  'expo-keep-awake': ['keep-awake'],
  'expo-localization': ['languages'],
  'expo-screen-orientation': ['rotation'],
  'expo-sensors': ['shake'],
  'expo-sharing': ['files'],
  'expo-splash-screen': ['splash'],
  'expo-system-ui': ['appearance'],
  '@react-native-async-storage/async-storage': ['storage'],
}

/** The folders that each folder must not import from. */
const FORBIDDEN_FOLDERS = {
  app: ['device'],
  components: ['app', 'device', 'state'],
  device: ['app', 'components', 'engine', 'i18n', 'model', 'state'],
  i18n: ['app', 'components', 'device', 'model', 'state'],
  // State returns codes; components choose the text for them.
  state: ['app', 'components', 'i18n'],
}

const folderPattern = (folder, name) => ({
  regex: `^(@|(\\.\\./)*\\.\\.)/${name}(/|$)`,
  message: `${folder}/ does not import ${name}/.`,
})

const nativePattern = (name) => ({
  group: [name, `${name}/*`],
  message: `Only device/${NATIVE_MODULES[name].join(' and ')} imports ${name}.`,
})

const PICTURES = {
  name: 'react-native-svg',
  message: 'Only components/ui/svg imports it: browsers draw without it.',
}

const deviceNames = [
  {
    name: 'react-native',
    importNames: ['Appearance', 'Share', 'Vibration'],
    message: 'Only device/ uses the features of the phone.',
  },
]

const restrict = (options) => ({ 'no-restricted-imports': ['error', options] })

const natives = Object.keys(NATIVE_MODULES)

const folderBlocks = Object.entries(FORBIDDEN_FOLDERS).map(([folder, names]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: restrict({
    paths: folder === 'device' ? [] : [...deviceNames, PICTURES],
    patterns: [
      ...names.map((name) => folderPattern(folder, name)),
      ...natives.map((name) => nativePattern(name)),
    ],
  }),
}))

const deviceBlocks = [...new Set(Object.values(NATIVE_MODULES).flat())].map((file) => ({
  files: [`device/${file}{,.*}.{ts,tsx}`],
  rules: restrict({
    patterns: [
      ...FORBIDDEN_FOLDERS.device.map((name) => folderPattern('device', name)),
      ...natives
        .filter((name) => !NATIVE_MODULES[name].includes(file))
        .map((name) => nativePattern(name)),
    ],
  }),
}))

const modelBlock = {
  files: ['model/**/*.ts'],
  rules: restrict({
    patterns: [
      {
        regex: '^(?!\\./[a-z-]+$|@/engine$)',
        message: 'model/ imports only itself and the engine.',
      },
    ],
  }),
}

const engineBlock = {
  files: ['engine/**/*.ts'],
  rules: {
    ...restrict({
      patterns: [
        {
          regex: '^(?!\\.{1,2}(/|$)|@noble/hashes/)',
          message: 'engine/ imports only itself and @noble/hashes.',
        },
        {
          regex:
            '^(\\.\\./)+(app|components|device|i18n|model|state|assets|scripts|__tests__)(/|$)',
          message: 'engine/ imports only itself and @noble/hashes.',
        },
      ],
    }),
    'no-restricted-globals': [
      'error',
      { name: 'Date', message: 'The engine must not read the time.' },
      { name: 'performance', message: 'The engine must not read the time.' },
      { name: 'crypto', message: 'The caller gives the engine its seed.' },
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Dice come from throwDice and the seed.' },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'ImportExpression', message: 'engine/ imports only itself and @noble/hashes.' },
    ],
  },
}

const sourceFolders = ['app', 'components', 'device', 'engine', 'i18n', 'model', 'state']
const sources = sourceFolders.map((folder) => `${folder}/**/*.{ts,tsx}`)

const refuseFile = (message) => ({
  'no-restricted-syntax': ['error', { selector: 'Program', message }],
})

export const folderRules = [
  { files: sources, ignores: ['i18n/**'], rules: { 'max-lines': ['error', 300] } },
  { files: ['app/**/*.{ts,tsx}'], rules: { 'max-lines': ['error', 80] } },
  ...folderBlocks,
  ...deviceBlocks,
  modelBlock,
  engineBlock,
  {
    files: ['**/{utils,lib,helpers,common,src}/**'],
    rules: refuseFile(
      'A helper lives beside the one that uses it: no utils, lib, helpers, common.',
    ),
  },
  { files: ['**/*[A-Z]*.{ts,tsx}'], rules: refuseFile('File names are kebab-case.') },
]
