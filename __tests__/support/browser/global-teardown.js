module.exports = () => globalThis.servedApp?.close()
