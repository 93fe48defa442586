const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const babelJest = require('babel-jest').default

const root = join(__dirname, '../..')

/** What a result depends on besides the file: our configuration and the versions of all packages. */
const CONFIGURATION = [
  'babel.config.js',
  'jest.config.js',
  'scripts/shakable-exports.cjs',
  'package-lock.json',
]
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join()

/** Only code that asks for the platform differs between platforms. */
const MENTIONS_PLATFORM = /\bPlatform\b|\bprocess\.env\b/

const hashOf = (...parts) => createHash('sha1').update(parts.join('\0')).digest('hex')

/**
 * babel-jest in less time. Its own key for its cache loads the configuration of Babel anew for each of the
 * thousands of files that a screen needs, and each project has a cache of its own: here they share one.
 */
module.exports = {
  createTransformer(options) {
    const transformer = babelJest.createTransformer(options)
    const salt = hashOf(CONFIGURATION, process.version)
    const keyOf = (source, file, { instrument }) =>
      hashOf(
        salt,
        MENTIONS_PLATFORM.test(source) ? JSON.stringify(options) : '',
        file,
        instrument,
        source,
      )
    return {
      ...transformer,
      getCacheKey: keyOf,
      process(source, file, transformed) {
        const folder = join(transformed.config.cacheDirectory, 'shared-babel')
        const path = join(folder, keyOf(source, file, transformed))
        try {
          return JSON.parse(readFileSync(path, 'utf8'))
        } catch {
          const result = transformer.process(source, file, transformed)
          mkdirSync(folder, { recursive: true })
          // Two workers may write it at once.
          const written = `${path}.${process.pid}`
          writeFileSync(written, JSON.stringify(result))
          renameSync(written, path)
          return result
        }
      },
    }
  },
}
