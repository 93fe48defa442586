const remapping = require('@jridgewell/remapping')
const { minifySync } = require('oxc-minify')

/**
 * In parentheses the function of a module is compiled with its bundle, off the main thread. Without them a
 * browser reads it twice, the second time when the module is first asked for.
 */
const eager = (code) => code.replace(/^__d\((function\(.*\})\);?$/s, '__d(($1));')

/** What Metro shortens a module with: Terser takes seventy times as long, and leaves a twentieth more. */
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
