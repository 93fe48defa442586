/**
 * A Babel plugin for a file that hands on what other files export: each of them is run when its name is first asked
 * for. Whoever requires the file needs a few of them, and would run them all.
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
