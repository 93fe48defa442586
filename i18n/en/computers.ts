import type { ComputerPlayer } from '@/engine'

/** The texts of a computer player, with its remarks at the end of a turn. */
type ComputerWords = {
  readonly name: string
  /** Shown beside the name at the table. */
  readonly title: string
  readonly about: string
  readonly boxShut: string
  /** Remarks when few or many flaps are left. */
  readonly low: string
  readonly high: string
  readonly stopped: string
}

/** The computer players. */
export const computers = {
  add: 'Add a computer player',
  whoSitsDown: 'Who sits down?',
  close: 'Close',
  sit: (name: string, title: string, about: string) => `${name}. ${title}. ${about}`,
  isSeated: 'At the table',
  /** The label for screen readers where a face is shown. */
  label: (name: string) => `${name}, computer player`,
  players: {
    master: {
      name: 'Otto',
      title: 'plays perfectly',
      about: 'Kept the harbour for forty years. There is no better move than his.',
      boxShut: 'Shut and moored.',
      low: 'That will do.',
      high: 'The dice had other plans.',
      stopped: 'Best left there.',
    },
    regular: {
      name: 'Nell',
      title: 'plays well',
      about: 'Plays every evening, and talks while she does: three moves in ten just happen.',
      boxShut: 'Well, look at that!',
      low: 'Not bad, is it?',
      high: 'Where was I?',
      stopped: 'I know when to stop.',
    },
    child: {
      name: 'Pip',
      title: 'plays by fancy',
      about: 'Seven years old, and shuts whichever flaps look nicest.',
      boxShut: 'All of them! I shut all of them!',
      low: 'Only a few left!',
      high: 'Again, again!',
      stopped: 'I stop now.',
    },
  } satisfies Record<ComputerPlayer, ComputerWords>,
  /** A remark, below the end of the turn. */
  says: (saying: string) => `“${saying}”`,
}
