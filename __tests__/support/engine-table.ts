import {
  applyEvent,
  startMatch,
  throwDice,
  type DiceCount,
  type Match,
  type MatchEvent,
  type MatchIn,
  type MatchSetup,
  type Phase,
  type Sign,
} from '../../engine'

/** The same match beside the screen, played by the engine alone: what the screen must show. */
export class EngineTable {
  match: Match

  constructor(
    setup: MatchSetup,
    private readonly seed: Uint8Array,
  ) {
    const started = startMatch(setup)
    if (!started.ok) throw new Error(started.error)
    this.match = started.value
  }

  get names(): readonly string[] {
    return this.match.setup.players.map(({ name }) => name)
  }

  /** The match, which must be in this phase. */
  in<P extends Phase>(phase: P): MatchIn<P> {
    if (this.match.phase !== phase) throw new Error(`${this.match.phase}, not ${phase}`)
    return this.match as MatchIn<P>
  }

  roll(count: DiceCount) {
    this.play({ type: 'diceRolled', dice: throwDice(this.seed, this.match.throws, count) })
  }

  shut(tiles: readonly number[]) {
    this.play({ type: 'tilesShut', tiles })
  }

  takeBack() {
    this.play({ type: 'shutTakenBack' })
  }

  stop() {
    this.play({ type: 'turnStopped' })
  }

  pass() {
    this.play({ type: 'phonePassed' })
  }

  announce(sign: Sign) {
    this.play({ type: 'signAnnounced', sign })
  }

  private play(event: MatchEvent) {
    const applied = applyEvent(this.match, event)
    if (!applied.ok) throw new Error(`${event.type}: ${applied.error}`)
    this.match = applied.value
  }
}
