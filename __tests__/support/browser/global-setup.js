const { serveApp } = require('./served-app')

/** Once for all browser tests, whichever workers they run in. */
module.exports = async () => {
  const app = await serveApp()
  process.env.APP_URL = app.url
  process.env.CHROMIUM_PATH = app.chromiumPath
  globalThis.servedApp = app
}
