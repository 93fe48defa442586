/** Stands in for expo-file-system: the files of the phone, by their addresses. */
export function fileSystem(files: Map<string, string>) {
  const below = (uri: string) => [...files.keys()].filter((path) => path.startsWith(`${uri}/`))

  class Entry {
    constructor(readonly uri: string) {}
    validatePath() {}
  }

  class FileSystemFile extends Entry {
    get exists() {
      return files.has(this.uri)
    }
    write(text: string) {
      files.set(this.uri, text)
    }
    text() {
      return Promise.resolve(files.get(this.uri))
    }
    delete() {
      files.delete(this.uri)
    }
  }

  class FileSystemDirectory extends Entry {
    get exists() {
      return below(this.uri).length > 0
    }
    create() {}
    listAsRecords() {
      return below(this.uri).map((uri) => ({ uri, isDirectory: false }))
    }
  }

  return { documentDirectory: 'file:///document', FileSystemFile, FileSystemDirectory }
}
