// AsyncStorage is limited to 6 MB on Android by default. Ten thousand matches and their index take
// about twice that, and players should never have to delete matches to free space.
const { withGradleProperties } = require('expo/config-plugins')

const KEY = 'AsyncStorage_db_size_in_MB'
const MEGABYTES = '200'

module.exports = function withStorageSize(config) {
  return withGradleProperties(config, (mod) => {
    const others = mod.modResults.filter((item) => item.type !== 'property' || item.key !== KEY)
    mod.modResults = [...others, { type: 'property', key: KEY, value: MEGABYTES }]
    return mod
  })
}
