// A whole match takes its time, all the more on a machine that is busy.
jest.setTimeout(300_000)
