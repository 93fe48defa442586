/** Values to call every function of the words with, by the types of its parameters. */
import { join } from 'node:path'
import ts from 'typescript'

const root = join(__dirname, '../..')
const LONG_NAME = 'Maximilienne-Alexandrine'
const NAMES = ['Anna', LONG_NAME, 'Ben']

/** As the words get it: a name, or a number that is written already. */
const TEXTS = ['Anna', LONG_NAME, '0', '1', '−12\u00a0345', '1,5']
const NUMBERS = [0, 1, 2, 36, 12345678]
const LISTS = [1, 2, 12]

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function valuesOf(type: ts.Type, checker: ts.TypeChecker): unknown[] {
  if (type.isUnion()) return type.types.flatMap((part) => valuesOf(part, checker))
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true']
  if (type.flags & ts.TypeFlags.Undefined) return [undefined]
  if (type.flags & ts.TypeFlags.Number) return NUMBERS
  if (type.flags & ts.TypeFlags.String) return TEXTS
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (item) {
    const items = valuesOf(item, checker)
    if (item.flags & ts.TypeFlags.Number) return LISTS.map(numbersTo)
    if (item.flags & ts.TypeFlags.String) return LISTS.map((count) => NAMES.slice(0, count))
    return LISTS.map((count) => numbersTo(count).map((index) => items[index % items.length]))
  }
  const parts = checker
    .getPropertiesOfType(type)
    .map((part) => [part.name, valuesOf(checker.getTypeOfSymbol(part), checker)] as const)
  if (parts.length === 0) throw new Error(`no values for ${checker.typeToString(type)}`)
  return numbersTo(3).map((index) =>
    Object.fromEntries(parts.map(([name, values]) => [name, values[index % values.length]])),
  )
}

/** Every combination of a value of each. */
const combined = (values: readonly (readonly unknown[])[]): unknown[][] =>
  values.reduce<unknown[][]>(
    (all, next) => all.flatMap((some) => next.map((value) => [...some, value])),
    [[]],
  )

/**
 * The arguments to call each function of the words with, by its path such as `play.round`. The words
 * are given by file and name.
 */
export function argumentsByPath(
  files: Readonly<Record<string, string>>,
): ReadonlyMap<string, unknown[][]> {
  const program = ts.createProgram(
    Object.keys(files).map((file) => join(root, file)),
    {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      paths: { '@/*': [join(root, '*')] },
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const found = new Map<string, unknown[][]>()
  const visit = (type: ts.Type, at: string) => {
    const [signature] = type.getCallSignatures()
    if (signature) {
      const parameters = signature.parameters.map((part) =>
        valuesOf(checker.getTypeOfSymbol(part), checker),
      )
      found.set(at, combined(parameters))
    } else if (type.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(type))
      for (const part of type.getProperties())
        visit(checker.getTypeOfSymbol(part), at === '' ? part.name : `${at}.${part.name}`)
  }
  for (const [file, name] of Object.entries(files)) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, file))!)!
    const words = checker.getExportsOfModule(module).find((symbol) => symbol.name === name)!
    visit(checker.getTypeOfSymbol(words), '')
  }
  return found
}
