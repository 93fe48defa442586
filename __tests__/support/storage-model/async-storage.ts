import { change, phone, read } from './phone'

/** Stands in for AsyncStorage, on the phone of the test. */
const AsyncStorage = {
  getItem: async (key: string) => (await read([key]))[0] ?? null,
  async multiGet(keys: readonly string[]) {
    const values = await read(keys)
    return keys.map((key, index) => [key, values[index] ?? null] as const)
  },
  async getAllKeys() {
    await read([])
    return phone.disk.keys()
  },
  setItem: (key: string, value: string) => change({ kind: 'set', entries: [[key, value]] }),
  multiSet: (entries: readonly (readonly [string, string])[]) => change({ kind: 'set', entries }),
  removeItem: (key: string) => change({ kind: 'remove', keys: [key] }),
  multiRemove: (keys: readonly string[]) => change({ kind: 'remove', keys }),
}

// eslint-disable-next-line import-x/no-default-export -- as the library does
export default AsyncStorage
