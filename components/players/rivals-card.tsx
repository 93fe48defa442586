import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { Person } from '@/model/person'
import type { Rival } from '@/model/statistics'
import { PairedBars } from './charts/paired-bars'
import { Card } from '../ui/card'
import { PlayerBadge } from '../ui/player-badge'
import { Pressable } from '../ui/pressable'
import { Body, Heading, Note } from '../ui/text'
import { useNameLines } from '../ui/text-scale'
import { RADIUS, SPACE } from '../ui/theme'

type Props = {
  readonly person: Person
  readonly rivals: readonly (Omit<Rival, 'person'> & { readonly rival: Person })[]
  readonly onOpen: (id: string) => void
}

/** The person's record against each rival; a tap opens the rival's page. */
export function RivalsCard({ person, rivals, onOpen }: Props) {
  const nameLines = useNameLines()
  const { rivals: labels } = useWords().players
  if (rivals.length === 0) return null
  const max = Math.max(...rivals.flatMap(({ won, lost }) => [won, lost]))
  return (
    <Card label={labels.title}>
      <Heading>{labels.title}</Heading>
      {rivals.map(({ rival, matches, won, lost }) => (
        <Pressable
          key={rival.id}
          aria-label={labels.label(person.name, rival.name, matches, won, lost)}
          onPress={() => onOpen(rival.id)}
          style={styles.rival}
          pressedStyle={styles.pressed}
        >
          <View style={styles.who}>
            <PlayerBadge {...person} size={30} />
            <View style={styles.middle}>
              <Note>{labels.together(matches)}</Note>
            </View>
            <Body numberOfLines={nameLines} style={styles.name}>
              {rival.name}
            </Body>
            <PlayerBadge {...rival} size={30} />
          </View>
          <PairedBars
            left={{ colour: person.colour, value: won }}
            right={{ colour: rival.colour, value: lost }}
            max={max}
          />
        </Pressable>
      ))}
    </Card>
  )
}

const styles = StyleSheet.create({
  rival: { gap: SPACE.xs, paddingVertical: SPACE.s, borderRadius: RADIUS.s },
  pressed: { opacity: 0.7 },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  middle: { flexGrow: 1, flexShrink: 1 },
  name: { fontWeight: '700', flexShrink: 1 },
})
