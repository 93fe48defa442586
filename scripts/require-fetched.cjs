/** A Babel plugin for tests: Jest fetches nothing, so `import()` requires the module there. */
module.exports = ({ template }) => {
  const required = template.expression('Promise.resolve().then(() => require(SOURCE))')
  return {
    visitor: {
      CallExpression(path) {
        if (path.node.callee.type === 'Import')
          path.replaceWith(required({ SOURCE: path.node.arguments[0] }))
      },
      ImportExpression(path) {
        path.replaceWith(required({ SOURCE: path.node.source }))
      },
    },
  }
}
