/**
 * A Babel plugin for files that re-export from other files: each of those runs when its name is first used.
 * An importer needs only a few of them, and would otherwise run them all.
 */
module.exports = ({ template, types: t }) => {
  const lazyExport = template.statement(
    'Object.defineProperty(exports, NAME, { enumerable: true, get: () => require(SOURCE).default })',
  )
  const mark = template.statement("Object.defineProperty(exports, '__esModule', { value: true })")

  return {
    name: 'lazy-exports',
    visitor: {
      Program(program) {
        const { body } = program.node
        program.node.body = [
          mark(),
          ...body.flatMap(({ source, specifiers }) =>
            specifiers.map(({ exported }) =>
              lazyExport({ NAME: t.stringLiteral(exported.name), SOURCE: source }),
            ),
          ),
        ]
      },
    },
  }
}
