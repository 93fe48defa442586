// A whole match takes minutes on a busy machine.
jest.setTimeout(300_000)
