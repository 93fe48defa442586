import { bestTurn } from '../../../components/results/best-turn'
import { standingsOf } from '../../../components/results/standing-rows'
import { NO_TILES, tileSet, turnRecords, type Rules } from '../../../engine'
import { en } from '../../../i18n'
import { scripted } from '../../support/scripted-events'
import {
  adding,
  inFormat,
  inPhase,
  inRounds,
  presetRules,
  shutBox,
  subtracting,
  type ScriptedTurn,
} from '../../support/scripted-match'

const channel = presetRules('channel')

function rows(rules: Rules, who: number | readonly string[], ...turns: ScriptedTurn[]) {
  const { setup, events, match } = scripted(rules, who, ...turns)
  return standingsOf(inPhase('matchOver', match), turnRecords(setup, events), en)
}

const shown = (all: ReturnType<typeof rows>) =>
  all.map(({ place = '', player, note = '', score }) => [place, player.name, note, score])

describe('who never threw', () => {
  test('has a dash and no place, and may still have to pay', () => {
    expect(shown(rows(channel, 3, shutBox))).toEqual([
      ['1.', 'Ann', 'Captain, shut the box in round 1', '0'],
      ['', 'Ben', 'never threw, pays the round', '–'],
      ['', 'Cleo', 'never threw, pays the round', '–'],
    ])
  })

  test('comes after those who threw, and does not pay for them', () => {
    expect(shown(rows(channel, 3, [9], shutBox))).toEqual([
      ['1.', 'Ben', 'shut the box in round 1', '0'],
      ['2.', 'Ann', 'pays the round', '9'],
      ['', 'Cleo', 'never threw', '–'],
    ])
  })

  test('can win all the same, with a dash', () => {
    const rules = inFormat({ kind: 'first-to-lose', limit: 9 })
    expect(shown(rows(rules, 2, [9]))).toEqual([
      ['1.', 'Ben', 'never threw', '–'],
      ['2.', 'Ann', 'pays the round', '9'],
    ])
  })

  test('pays chips, which are no score', () => {
    expect(shown(rows(presetRules('stakes'), 2, shutBox))).toEqual([
      ['1.', 'Ann', 'shut the box', '+2'],
      ['2.', 'Ben', 'never threw', '−2'],
    ])
  })
})

test('a box that was shut is the one that is shown, with its round', () => {
  const [ann] = rows(inRounds(3), 2, shutBox, [9], [1], [9], [2], [9])
  expect(ann).toMatchObject({ note: 'shut the box in round 1', board: { open: NO_TILES } })
})

test('boxes shut several times are counted', () => {
  const [ann] = rows(inRounds(2), 2, shutBox, [9], shutBox, [9])
  expect(ann!.note).toBe('shut the box twice')
})

describe('the best box', () => {
  const best = (rules: Rules, ...turns: ScriptedTurn[]) => {
    const { setup, events } = scripted(rules, 1, ...turns)
    return bestTurn(setup.rules, turnRecords(setup, events), 0)?.open
  }

  test('is that of the lowest turn, the first of several', () => {
    expect(best(inRounds(4), [9], [1, 3], [4], [8])).toBe(tileSet([1, 3]))
  })

  test('is that of the last turn where low is not good', () => {
    const rules = inFormat({ kind: 'target', target: 100, turns: 3 }, presetRules('hundred'))
    expect(best(rules, [1, 3, 5], subtracting(2), adding(8, 9))).toBe(tileSet([8, 9]))
  })

  test('is none of who never threw', () => {
    const { setup, events } = scripted(channel, 2, shutBox)
    expect(bestTurn(setup.rules, turnRecords(setup, events), 1)).toBeUndefined()
  })
})

test('twelve with the longest names have a row each, with all their digits', () => {
  const names = Array.from('ABCDEFGHIJKL', (letter) => `Maximiliana Featherston${letter}`)
  const rules: Rules = {
    ...presetRules('hundred'),
    tiles: 12,
    format: { kind: 'target', target: 100, turns: 1 },
  }
  const leaving = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
  const all = rows(rules, names, ...names.map(() => leaving))
  expect(all.map(({ player }) => player.name)).toEqual(names)
  expect(new Set(all.map(({ score }) => score))).toEqual(
    new Set(['1\u00a0234\u00a0567\u00a0891\u00a0012']),
  )
})
