// Lints the fixtures given as JSON on standard input and prints the rules each one breaks. A process
// of its own, because ESLint loads its configuration with import(), which Jest's sandbox lacks.
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

const fixtures = JSON.parse(await text(process.stdin))
// A pretended file is in no TypeScript project, so rules about types are left to files that exist.
const pretended = new ESLint({
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  ],
})
const existing = new ESLint()

const results = []
for (const { filePath, source, needsTypes } of fixtures) {
  const [result] = await (needsTypes ? existing : pretended).lintText(source, { filePath })
  results.push(result.messages.map(({ ruleId, message }) => ruleId ?? message))
}
console.log(JSON.stringify(results))
