import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

type Fixture = { filePath: string; source: string; needsTypes?: boolean }

const root = join(__dirname, '../..')

function lint(fixtures: readonly Fixture[]): string[][] {
  const input = JSON.stringify(fixtures)
  const script = join(root, '__tests__/support/lint.mjs')
  const output = execFileSync(process.execPath, [script], { cwd: root, input, encoding: 'utf8' })
  return JSON.parse(output) as string[][]
}

type Row = [what: string, rule: string, fixture: Fixture]

const row = (what: string, rule: string, filePath: string, ...lines: string[]): Row => [
  what,
  rule,
  { filePath, source: `${lines.join('\n')}\n` },
]

const imports = 'no-restricted-imports'

const BROKEN: Row[] = [
  row('a picture goes past ui/svg', imports, 'components/x.ts', "import 'react-native-svg'"),
  row('the engine imports React', imports, 'engine/x.ts', "import 'react'"),
  row('the engine imports Expo', imports, 'engine/x.ts', "import 'expo-crypto'"),
  row('the engine imports Node', imports, 'engine/x.ts', "import 'node:fs'"),
  row('the engine imports state', imports, 'engine/x.ts', "import '../state/table/live-match'"),
  row(
    'a folder of the engine imports words',
    imports,
    'engine/formats/x.ts',
    "import '../../i18n/en'",
  ),
  row('the engine goes round by the alias', imports, 'engine/x.ts', "import '@/device/sound'"),
  row(
    'the engine imports on demand',
    'no-restricted-syntax',
    'engine/x.ts',
    "await import('react')",
  ),
  row(
    'the engine asks the clock',
    'no-restricted-globals',
    'engine/x.ts',
    'export const now = Date.now()',
  ),
  row(
    'the engine makes a date',
    'no-restricted-globals',
    'engine/x.ts',
    'export const now = new Date()',
  ),
  row(
    'the engine rolls by itself',
    'no-restricted-properties',
    'engine/x.ts',
    'export const x = Math.random()',
  ),
  row(
    'the engine takes random apart',
    'no-restricted-properties',
    'engine/x.ts',
    'export const { random } = Math',
  ),
  row(
    'a component imports state',
    imports,
    'components/ui/x.tsx',
    "import '../../state/settings/settings'",
  ),
  row('a component imports state by the alias', imports, 'components/x.tsx', "import '@/state'"),
  row('a component imports a device', imports, 'components/table/x.tsx', "import '@/device/sound'"),
  row('a component imports a native module', imports, 'components/x.tsx', "import 'expo-haptics'"),
  row('a component imports a screen', imports, 'components/x.tsx', "import '@/app/index'"),
  row('a component shares', imports, 'components/x.tsx', "import { Share } from 'react-native'"),
  row('a screen imports a device', imports, 'app/x.tsx', "import '@/device/storage'"),
  row('a screen imports a native module', imports, 'app/x.tsx', "import 'expo-sensors'"),
  row('state imports a native module', imports, 'state/x.ts', "import 'expo-crypto'"),
  row(
    'state imports a part of a native module',
    imports,
    'state/x.ts',
    "import 'expo-audio/build/x'",
  ),
  row('state imports a component', imports, 'state/x.ts', "import '../components/ui/text'"),
  row('state imports words', imports, 'state/table/x.ts', "import '@/i18n'"),
  row('the model imports React', imports, 'model/x.ts', "import 'react'"),
  row('the model imports a library', imports, 'model/x.ts', "import 'valibot'"),
  row('the model imports state', imports, 'model/x.ts', "import '@/state/people/people'"),
  row('the model imports a component', imports, 'model/x.ts', "import '../components/ui/text'"),
  row('the model imports words', imports, 'model/x.ts', "import '@/i18n'"),
  row('the model imports a part of the engine', imports, 'model/x.ts', "import '@/engine/moves'"),
  row('the engine imports the model', imports, 'engine/x.ts', "import '../model/player'"),
  row('a device imports the model', imports, 'device/sound.ts', "import '@/model/settings'"),
  row('a device imports the engine', imports, 'device/sound.ts', "import '../engine'"),
  row(
    'a device imports state',
    imports,
    'device/shake.web.ts',
    "import '@/state/settings/settings'",
  ),
  row('sound imports the accelerometer', imports, 'device/sound.ts', "import 'expo-sensors'"),
  row('a device of another name imports sound', imports, 'device/x.ts', "import 'expo-audio'"),
  row('words import the model', imports, 'i18n/x.ts', "import '@/model/settings'"),
  row('words import a component', imports, 'i18n/x.ts', "import '../components/ui/text'"),
  row(
    'a default export outside app',
    'import-x/no-default-export',
    'state/x.ts',
    'export default 1',
  ),
  row('any', '@typescript-eslint/no-explicit-any', 'state/x.ts', 'export let x: any'),
  row('a folder of utils', 'no-restricted-syntax', 'state/utils/x.ts', 'export const x = 1'),
  row('a folder of helpers', 'no-restricted-syntax', 'engine/helpers/x.ts', 'export const x = 1'),
  row('a folder called lib', 'no-restricted-syntax', 'lib/x.ts', 'export const x = 1'),
  row(
    'a folder called common',
    'no-restricted-syntax',
    'components/common/x.tsx',
    'export const x = 1',
  ),
  row('a folder called src', 'no-restricted-syntax', 'src/x.ts', 'export const x = 1'),
  row(
    'a file named in capitals',
    'no-restricted-syntax',
    'components/ui/Text.tsx',
    'export const x = 1',
  ),
  row(
    'a snapshot',
    'no-restricted-properties',
    '__tests__/app/x.test.ts',
    'expect(1).toMatchSnapshot()',
  ),
  row('a screen of 81 lines', 'max-lines', 'app/x.tsx', ...Array<string>(81).fill('//')),
  row('a file of 301 lines', 'max-lines', 'state/x.ts', ...Array<string>(301).fill('//')),
  // This asks about types, so it stands in for a file that exists.
  [
    'a promise nobody waits for',
    '@typescript-eslint/no-floating-promises',
    { filePath: 'engine/index.ts', source: 'Promise.resolve(1)\n', needsTypes: true },
  ],
]

const CLEAN: Row[] = [
  row(
    'the engine and its hash',
    '',
    'engine/x.ts',
    "import '@noble/hashes/hmac.js'",
    "import './rules'",
  ),
  row('a folder of the engine', '', 'engine/formats/x.ts', "import '../rules'"),
  row(
    'a component',
    '',
    'components/table/x.tsx',
    "import '@/engine'",
    "import '../ui/text'",
    "import 'react-native'",
  ),
  row('the model', '', 'model/x.ts', "import '@/engine'", "import './player'"),
  row(
    'state',
    '',
    'state/x.ts',
    "import '../engine'",
    "import '@/model/player'",
    "import '../device/storage'",
    'export const now = Date.now()',
  ),
  row(
    'a screen',
    '',
    'app/x.tsx',
    "import '@/state/settings/settings'",
    "import '@/components/ui/text'",
    'export default 1',
  ),
  row('sound', '', 'device/sound.ts', "import 'expo-audio'"),
  row('shake on phones', '', 'device/shake.native.ts', "import 'expo-sensors'"),
  row('shake in a browser', '', 'device/shake.web.ts', "import 'expo-sensors'"),
  row(
    'a device that shares',
    '',
    'device/sharing.ts',
    "import { Share } from 'react-native'",
    'export const x = Share',
  ),
  row('a screen of 80 lines', '', 'app/x.tsx', ...Array<string>(80).fill('//')),
]

const found = lint([...BROKEN, ...CLEAN].map(([, , fixture]) => fixture))

test.each(BROKEN.map(([what, rule], index) => [what, rule, found[index]] as const))(
  'refuses: %s (%s)',
  (_, rule, broken) => expect(broken).toContain(rule),
)

test.each(CLEAN.map(([what], index) => [what, found[BROKEN.length + index]] as const))(
  'accepts: %s',
  (_, broken) => expect(broken).toEqual([]),
)
