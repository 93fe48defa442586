/**
 * Chromium compiles a file that starts with this comment while it is fetched, and not lazily per function.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Each `;` stands for a line. */
const oneLineDown = (map) => {
  const { mappings, ...rest } = JSON.parse(map)
  return JSON.stringify({ ...rest, mappings: `;${mappings}` })
}

const CHANGES = { js: (source) => HINT + source, map: oneLineDown }

/** Wraps Metro's serializer: adds the hint to the files exported for browsers. */
module.exports = (serialize) => async (entry, preModules, graph, options) => {
  const bundle = await serialize(entry, preModules, graph, options)
  if (graph.transformOptions.platform !== 'web' || !bundle.artifacts) return bundle
  const hinted = ({ type, source, ...file }) => ({
    ...file,
    type,
    source: CHANGES[type]?.(source) ?? source,
  })
  return { ...bundle, artifacts: bundle.artifacts.map(hinted) }
}
