import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsInCode } from '../support/words-in-code'

const root = join(__dirname, '../..')

const FOLDERS = ['app', 'components', 'device', 'model', 'state']

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

test('no word that is shown to a person is written outside i18n', () => {
  const found = sources.flatMap((path) =>
    wordsInCode(path, readFileSync(join(root, path), 'utf8')).map((words) => `${path}: ${words}`),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test.each([
  ['between tags', '<Text>Roll</Text>'],
  ['between tags, in braces', "<Text>{'Roll'}</Text>"],
  ['for one of two cases', "<Text>{isOpen ? 'Open' : words.shut}</Text>"],
  ['beside a value', '<Text>{`Round ${n}`}</Text>'],
  ['in a label', '<View aria-label="Flap 3" />'],
  ['in a label with a value', '<View aria-label={`Flap ${n}`} />'],
  ['in a title', '<Sheet title={isOver ? "Over" : "On"} />'],
  ['in a label of our own', '<BackButton closeLabel="Close" />'],
  ['in an option', "const options = [{ value: 1, label: 'One' }]"],
  ['in a list of sentences', "const LINES = ['Throw the dice.', 3]"],
  ['in a function', 'const line = (n: number) => `You left ${n}`'],
])('a word %s is found', (_, code) => {
  expect(wordsInCode('x.tsx', code)).toHaveLength(1)
})

test.each([
  ['a role', '<View role="button" />'],
  ['the name of an icon', '<Icon name="forward" />'],
  ['a sign', '<Text>{`${a} · ${b}`}</Text>'],
  ['an error for those who build the app', "throw new Error('no such match')"],
  ['a word of ours', '<Text>{words.play.roll}</Text>'],
])('%s is no word', (_, code) => {
  expect(wordsInCode('x.tsx', code)).toEqual([])
})
