// Finds keys of the English words that no code uses: `npm run check` fails on them.
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'

/** The files with words; each exports groups of them. */
const WORDS = /^i18n\/en\/(?!grammar)/
const SOURCES = /^(app|components|i18n|state)\//

const CONFIG = resolve('tsconfig.json')
const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile)
const { fileNames, options } = ts.parseJsonConfigFileContent(
  config,
  ts.sys,
  dirname(CONFIG),
  undefined,
  CONFIG,
)
const isSource = (file) => SOURCES.test(relative('.', file))
const program = ts.createProgram(fileNames.filter(isSource), { ...options, noEmit: true })
const checker = program.getTypeChecker()

/** The path of every key and group of keys, by its declaration. */
const unused = new Map()
function collect(node, path) {
  for (const property of node.properties) {
    const name = `${path}${property.name.getText()}`
    // A group that has a file of its own.
    if (ts.isShorthandPropertyAssignment(property)) continue
    unused.set(property, name)
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined
    const group = value && ts.isSatisfiesExpression(value) ? value.expression : value
    if (group && ts.isObjectLiteralExpression(group)) collect(group, `${name}.`)
  }
}
for (const file of program.getSourceFiles()) {
  if (!WORDS.test(relative('.', file.fileName))) continue
  for (const statement of file.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations) {
      const group = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer
      const isExported = statement.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
      )
      if (isExported && ts.isObjectLiteralExpression(group)) collect(group, `${name.getText()}.`)
    }
}

const markUsed = (symbol) =>
  symbol?.declarations?.forEach((declaration) => unused.delete(declaration))
const markAllUsed = (node) => checker.getTypeAtLocation(node).getProperties().forEach(markUsed)

function visit(node) {
  if (ts.isPropertyAccessExpression(node)) markUsed(checker.getSymbolAtLocation(node.name))
  // Used by a computed key, or spread: every key of the group counts as used.
  if (ts.isElementAccessExpression(node)) markAllUsed(node.expression)
  // Passed as a whole to a function that takes such groups.
  if (ts.isCallExpression(node))
    node.arguments.filter(ts.isPropertyAccessExpression).forEach(markAllUsed)
  // The same for a component.
  if (ts.isJsxAttribute(node)) {
    const value =
      node.initializer && ts.isJsxExpression(node.initializer) && node.initializer.expression
    if (value && ts.isPropertyAccessExpression(value)) markAllUsed(value)
  }
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) markAllUsed(node.expression)
  if (ts.isBindingElement(node)) {
    const name = (node.propertyName ?? node.name).getText()
    markUsed(checker.getTypeAtLocation(node.parent).getProperty(name))
  }
  node.forEachChild(visit)
}
for (const file of program.getSourceFiles()) if (isSource(file.fileName)) visit(file)

if (unused.size > 0) {
  console.error(`Words that nothing shows:\n${[...unused.values()].join('\n')}`)
  process.exitCode = 1
}
