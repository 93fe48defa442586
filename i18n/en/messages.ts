export const crash = {
  title: 'Something went wrong',
  about: 'The app stumbled over this:',
  unknown: 'It does not say what.',
  tryAgain: 'Go on',
  toStart: 'To the start',
  /** Used instead if the code of a screen could not be loaded. */
  notFetched: {
    title: 'This page did not come through',
    about: 'There is no way to the network just now. What you played is kept.',
    tryAgain: 'Try again',
    stillOffline: 'Still no answer.',
    /** Shown in place of a part smaller than a page. */
    part: 'This could not be loaded. What you played is kept.',
  },
}

export const notFound = {
  title: 'Nothing on this page',
  about: (path: string) => `There is no ${path} in this box.`,
  toStart: 'To the table',
}

export const elsewhere = {
  title: 'The box is open elsewhere',
  about: 'Another tab of this browser has it. What you played there is kept, and can go on here.',
  take: 'Play here',
}

export const notices = {
  'set-aside':
    'Something that was saved cannot be read. It has been put aside untouched; an export takes it along.',
  unreadable:
    'This device does not open what was saved. You can play, but nothing is kept until the app is opened again.',
  'not-saved':
    'This device could not save that. You can play on; what happened since may be gone if the app is closed.',
  vanished:
    'What was saved in this browser is gone: the browser has lost or cleared it. If you have an export, it can be imported in the settings.',
  'too-long':
    'This match is as long as a match can be, and takes no more throws. Begin another, and this one is kept in the history.',
  close: 'Understood',
}
