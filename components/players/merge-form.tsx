import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { Person } from '@/model/person'
import { BrassButton } from '../ui/brass-button'
import { Icon } from '../ui/icon'
import { PlayerBadge } from '../ui/player-badge'
import { Pressable } from '../ui/pressable'
import { QuietButton } from '../ui/quiet-button'
import { Problem } from '../ui/problem'
import { ShowMore } from '../ui/show-more'
import { Body, Note } from '../ui/text'
import { useNameLines } from '../ui/text-scale'
import { RADIUS, SPACE, TOUCH, useTheme } from '../ui/theme'
import { useFocus } from '../ui/use-focus'

type Props = {
  readonly person: Person
  readonly others: readonly Person[]
  /** The chosen person to merge with: then it asks for confirmation. */
  readonly into: Person | undefined
  /** Whether both have played in the same match: then they cannot be one person. */
  readonly hasMet: (other: string) => boolean
  readonly onChoose: (into: Person) => void
  readonly onMerge: (into: Person) => void
  readonly onCancel: () => void
}

/** Merges a person into another one: choose from a list, then confirm. */
export function MergeForm({ person, others, into, hasMet, onChoose, onMerge, onCancel }: Props) {
  const { merge } = useWords().players
  if (into)
    return (
      <Confirm
        person={person}
        into={into}
        areTwoPeople={hasMet(into.id)}
        onMerge={() => onMerge(into)}
        onBack={onCancel}
      />
    )
  return (
    <>
      <Note>{others.length > 0 ? merge.about(person.name) : merge.nobody}</Note>
      <ShowMore items={others}>
        {(other, focusKey) => (
          <Other key={other.id} {...{ ...other, focusKey }} onChoose={() => onChoose(other)} />
        )}
      </ShowMore>
    </>
  )
}

type OtherProps = Person & {
  readonly focusKey: string | undefined
  readonly onChoose: () => void
}

function Other({ name, colour, focusKey, onChoose }: OtherProps) {
  const ref = useFocus(focusKey)
  const { cardEdge, softInk } = useTheme()
  return (
    <Pressable
      ref={ref}
      aria-label={name}
      onPress={onChoose}
      style={[styles.other, { borderColor: cardEdge }]}
      pressedStyle={styles.pressed}
    >
      <PlayerBadge name={name} colour={colour} size={36} />
      <Body numberOfLines={useNameLines()} style={styles.name}>
        {name}
      </Body>
      <Icon name="forward" colour={softInk} />
    </Pressable>
  )
}

type ConfirmProps = {
  readonly person: Person
  readonly into: Person
  readonly areTwoPeople: boolean
  readonly onMerge: () => void
  readonly onBack: () => void
}

function Confirm({ person, into, areTwoPeople, onMerge, onBack }: ConfirmProps) {
  const { merge } = useWords().players
  const { softInk } = useTheme()
  return (
    <>
      <View aria-hidden style={styles.pair}>
        <PlayerBadge {...person} size={56} />
        <Icon name={areTwoPeople ? 'cross' : 'forward'} colour={softInk} size={28} />
        <PlayerBadge {...into} size={56} />
      </View>
      {areTwoPeople ? (
        <Problem text={merge.areTwoPeople(person.name, into.name)} />
      ) : (
        <>
          <Body>{merge.confirm(person.name, into.name)}</Body>
          <BrassButton label={merge.yes(person.name, into.name)} onPress={onMerge} />
        </>
      )}
      <QuietButton label={merge.no} onPress={onBack} />
    </>
  )
}

const styles = StyleSheet.create({
  other: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    minHeight: TOUCH + SPACE.s,
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  pressed: { opacity: 0.7 },
  name: { flex: 1, fontWeight: '600' },
  pair: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.l },
})
