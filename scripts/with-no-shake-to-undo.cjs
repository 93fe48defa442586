// On iOS a shake offers to undo typing, even long after a name was typed in the set-up, but in this app a
// shake throws the dice. No key of Info.plist turns the offer off, only a property of the app.
const { withAppDelegate } = require('expo/config-plugins')

const ANCHOR = 'let delegate = ReactNativeDelegate()'
const LINE = 'application.applicationSupportsShakeToEdit = false'

module.exports = function withNoShakeToUndo(config) {
  return withAppDelegate(config, (mod) => {
    const { contents } = mod.modResults
    if (contents.includes(LINE)) return mod
    if (!contents.includes(ANCHOR)) throw new Error(`AppDelegate.swift has no line "${ANCHOR}".`)
    mod.modResults.contents = contents.replace(ANCHOR, `${LINE}\n    ${ANCHOR}`)
    return mod
  })
}
