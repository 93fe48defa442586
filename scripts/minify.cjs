const remapping = require('@jridgewell/remapping')
const { minifySync } = require('oxc-minify')

/**
 * A module function in parentheses is compiled with its bundle, off the main thread. Otherwise browsers parse
 * it twice, the second time when the module is first required.
 */
const eager = (code) => code.replace(/^__d\((function\(.*\})\);?$/s, '__d(($1));')

/**
 * Minifies a module for Metro. Terser would take seventy times as long, and its output is a twentieth larger.
 */
module.exports = ({ code, map, filename, reserved }) => {
  const { errors, ...shortened } = minifySync(filename, code, {
    compress: { target: 'es2020' },
    mangle: { toplevel: false, reserved: [...reserved] },
    sourcemap: map !== undefined,
  })
  if (errors.length > 0) throw new Error(`${filename}: ${errors[0].message}`)
  return {
    code: eager(shortened.code),
    ...(map && { map: remapping([shortened.map, map], () => null) }),
  }
}
