import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Attributes and keys whose texts are read or heard. */
const SHOWN =
  /^(aria-(label|description|valuetext|roledescription)|accessibility(Label|Hint)|alt|placeholder|label|title|text|note|about|name|[a-z]+(Label|Title|Text|Note|Hint))$/
/** Names of icons and styles are not shown. */
const NAMES_OF_THINGS = /^(name|text)$/

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)
/** Two words with a capital, or three words: values such as `two lines` and styles are not sentences. */
const isSentence = (text: string) =>
  /^\s*\p{Lu}\p{L}*[,.:;!?’]? \p{L}|\p{L}{2,} \p{L}+ \p{L}/u.test(text) &&
  !/[(){}=#]|\dpx/.test(text)

/** The texts that an expression may be: both of a condition, and the fixed parts of a template. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
    return node.expression ? textsOf(node.expression) : []
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf)
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText()
    if (sign === '&&') return textsOf(node.right)
    if (['+', '||', '??'].includes(sign)) return [node.left, node.right].flatMap(textsOf)
  }
  return []
}

/** Texts for developers. */
const isForBuilders = (node: ts.Node): boolean =>
  ts.isNewExpression(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)

const isShown = (name: string, value: ts.Node): boolean =>
  SHOWN.test(name) &&
  textsOf(value).some((text) => (NAMES_OF_THINGS.test(name) ? isSentence(text) : hasLetters(text)))

/** Returns the words of a file that a person would see or hear. */
function wordsInCode(fileName: string, code: string): string[] {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isForBuilders(node)) return
    const isFound =
      (ts.isJsxText(node) && hasLetters(node.text)) ||
      (ts.isJsxExpression(node) &&
        !ts.isJsxAttribute(node.parent) &&
        textsOf(node).some(hasLetters)) ||
      (ts.isJsxAttribute(node) &&
        node.initializer !== undefined &&
        isShown(node.name.getText(), node.initializer)) ||
      (ts.isPropertyAssignment(node) && isShown(node.name.getText(), node.initializer)) ||
      (ts.isStringLiteralLike(node) && isSentence(node.text)) ||
      (ts.isTemplateExpression(node) && textsOf(node).some(isSentence))
    if (isFound) found.push(node.getText().trim())
    else node.forEachChild(visit)
  }
  visit(file)
  return found
}

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
