import { findChromium, type Machine } from '../support/browser/chromium'

/** A machine with these browsers, on which each command installs what it is said to. */
function machineWith(
  present: readonly string[],
  {
    installs = {},
    ...rest
  }: Partial<Machine> & { installs?: Readonly<Record<string, string>> } = {},
) {
  const working = new Set(present)
  const ran: string[] = []
  const said: string[] = []
  const machine: Machine = {
    env: {},
    hasApt: false,
    playwrightPath: '/cache/chrome',
    systemPaths: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    works: (path) => Promise.resolve(working.has(path)),
    run: (...command) => {
      ran.push(command.join(' '))
      const installed = Object.entries(installs).find(([word]) => command.includes(word))?.[1]
      if (installed) working.add(installed)
      return Promise.resolve(true)
    },
    say: (sentence) => said.push(sentence),
    ...rest,
  }
  return { machine, ran, said }
}

const NONE = 'No Chromium was found and none could be installed'

test('the environment variable comes first', async () => {
  const { machine } = machineWith(['/mine', '/cache/chrome', '/usr/bin/chromium'], {
    env: { CHROMIUM_PATH: '/mine' },
  })
  expect(await findChromium(machine)).toBe('/mine')
})

test('a browser that is named and does not start is an error, though there are others', async () => {
  const { machine, ran } = machineWith(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/gone' } })
  await expect(findChromium(machine)).rejects.toThrow('CHROMIUM_PATH names /gone')
  expect(ran).toEqual([])
})

test('playwright’s own comes before the system’s', async () => {
  const { machine, said } = machineWith(['/usr/bin/chromium', '/cache/chrome'])
  expect(await findChromium(machine)).toBe('/cache/chrome')
  expect(said).toEqual([])
})

test('any of the system’s will do', async () => {
  const { machine, ran } = machineWith(['/usr/bin/google-chrome'])
  expect(await findChromium(machine)).toBe('/usr/bin/google-chrome')
  expect(ran).toEqual([])
})

test('without any it downloads playwright’s, and says so', async () => {
  const { machine, ran, said } = machineWith([], { installs: { install: '/cache/chrome' } })
  expect(await findChromium(machine)).toBe('/cache/chrome')
  expect(ran).toEqual(['npx playwright-core install chromium'])
  expect(said).toEqual([expect.stringContaining('downloading')])
})

test('where the download does not help, root installs the package of the system', async () => {
  const { machine, ran, said } = machineWith([], {
    hasApt: true,
    installs: { '--no-install-recommends': '/usr/bin/chromium' },
  })
  expect(await findChromium(machine)).toBe('/usr/bin/chromium')
  expect(ran.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
    'npx playwright-core',
    'apt-get update',
    'apt-get install',
  ])
  expect(said).toHaveLength(2)
})

test('where the system has no headless shell, root installs the whole browser', async () => {
  const { machine } = machineWith([], { hasApt: true })
  const working: string[] = []
  const run: Machine['run'] = (...command) => {
    if (command.includes('apt-get') && command.includes('chromium'))
      working.push('/usr/bin/chromium')
    return Promise.resolve(!command.includes('chromium-headless-shell'))
  }
  const works: Machine['works'] = (path) => Promise.resolve(working.includes(path))
  expect(await findChromium({ ...machine, run, works })).toBe('/usr/bin/chromium')
})

test('nothing is installed from a package list that could not be fetched', async () => {
  const { machine } = machineWith([], { hasApt: true })
  const ran: string[] = []
  const run: Machine['run'] = (...command) => {
    ran.push(command.join(' '))
    return Promise.resolve(false)
  }
  await expect(findChromium({ ...machine, run })).rejects.toThrow(NONE)
  expect(ran).toEqual(['npx playwright-core install chromium', 'apt-get update'])
})

test('without apt it fails with one clear sentence', async () => {
  const { machine, ran } = machineWith([])
  await expect(findChromium(machine)).rejects.toThrow(NONE)
  expect(ran).toHaveLength(1)
})
