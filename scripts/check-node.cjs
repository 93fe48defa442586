// Runs before npm install, start and test, so it must parse on very old Nodes: ES5 only.
var MINIMUM = [20, 19, 4]

function isSupported(version) {
  var parts = version.replace(/^v/, '').split('.').map(Number)
  for (var i = 0; i < MINIMUM.length; i++) {
    if (parts[i] !== MINIMUM[i]) return parts[i] > MINIMUM[i]
  }
  return true
}

function refusal(version) {
  return (
    'Shut the Box needs Node ' +
    MINIMUM.join('.') +
    ' or newer, and this is ' +
    version +
    '.\nInstall a current Node from https://nodejs.org and run the command again.'
  )
}

module.exports = { isSupported: isSupported, refusal: refusal }

if (require.main === module && !isSupported(process.version)) {
  console.error(refusal(process.version))
  process.exit(1)
}
