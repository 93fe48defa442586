const remapping = require('@jridgewell/remapping')
const { minifySync } = require('oxc-minify')

/** What Metro shortens a module with: Terser takes seventy times as long, and leaves a twentieth more. */
module.exports = ({ code, map, filename, reserved }) => {
  const { errors, ...shortened } = minifySync(filename, code, {
    compress: { target: 'es2020' },
    mangle: { toplevel: false, reserved: [...reserved] },
    sourcemap: map !== undefined,
  })
  if (errors.length > 0) throw new Error(`${filename}: ${errors[0].message}`)
  if (!map) return { code: shortened.code }
  return { code: shortened.code, map: remapping([shortened.map, map], () => null) }
}
