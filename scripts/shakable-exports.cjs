/**
 * A Babel plugin that rewrites `export { array, parse }` at the end of a file so that Expo's tree shaking can
 * remove unused exports: it treats every name in such a list, and every function that mentions its own name,
 * as used by the file itself. Imported names become `export { parse } from './xml'`; names declared in the
 * file are exported at their declaration: `export const array = function self() {}`.
 */
module.exports = ({ types: t }) => {
  const isList = (statement) =>
    t.isExportNamedDeclaration(statement) && !statement.source && !statement.declaration

  /** A function that calls itself by another name than its exported one. */
  function exportedFunction(path) {
    const { id, params, body, generator, async } = path.node
    const self = path.scope.generateUidIdentifier('self')
    const own = path.scope.parent.getBinding(id.name)
    path.traverse({
      ReferencedIdentifier(inner) {
        if (inner.scope.getBinding(inner.node.name) === own) inner.node.name = self.name
      },
    })
    const renamed = t.functionExpression(self, params, body, generator, async)
    return t.variableDeclaration('const', [t.variableDeclarator(id, renamed)])
  }

  /** Exports a name where it is declared or imported; returns whether that was possible. */
  function exportAtSource(program, { local, exported }) {
    const found = program.scope.getBinding(local.name)?.path
    const statement = found?.isVariableDeclarator() ? found.parentPath : found
    if (statement?.isImportSpecifier()) {
      const again = t.exportSpecifier(statement.node.imported, exported)
      const { source } = statement.parent
      program.node.body.push(t.exportNamedDeclaration(null, [again], t.cloneNode(source)))
      return true
    }
    const at = program.node.body.indexOf(statement?.node)
    const isOne = !statement?.isVariableDeclaration() || statement.node.declarations.length === 1
    if (at < 0 || !isOne || exported.name !== local.name) return false
    const declared = statement.isFunctionDeclaration()
      ? exportedFunction(statement)
      : statement.node
    program.node.body[at] = t.exportNamedDeclaration(declared)
    return true
  }

  return {
    name: 'shakable-exports',
    visitor: {
      Program(program) {
        for (const list of program.node.body.filter(isList))
          list.specifiers = list.specifiers.filter((each) => !exportAtSource(program, each))
      },
    },
  }
}
