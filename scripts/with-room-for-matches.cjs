// AsyncStorage keeps 6 MB on Android unless told otherwise. Ten thousand matches and their index take about
// twice that, and nobody should ever have to delete one for want of room.
const { withGradleProperties } = require('expo/config-plugins')

const KEY = 'AsyncStorage_db_size_in_MB'
const MEGABYTES = '200'

module.exports = function withRoomForMatches(config) {
  return withGradleProperties(config, (mod) => {
    const others = mod.modResults.filter((item) => item.type !== 'property' || item.key !== KEY)
    mod.modResults = [...others, { type: 'property', key: KEY, value: MEGABYTES }]
    return mod
  })
}
