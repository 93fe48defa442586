import { StyleSheet, View } from 'react-native'
import { tilesUpTo } from '@/engine'
import { useBackGesture } from '../ui/background'
import { BrassButton } from '../ui/brass-button'
import { PageTitle } from '../ui/page-title'
import { Body, Heading } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'
import { MiniBox } from './mini-box'

type Props = {
  readonly title: string
  /** Whether this is the whole page, so that its title is that of the page. */
  readonly isPage?: boolean
  readonly about: string
  readonly actionLabel: string
  readonly onAction: () => void
}

const TILES = 9

/** Shown where there is no content: a picture of the box, an explanation and a button. */
export function EmptyState({ title, about, isPage = false, actionLabel, onAction }: Props) {
  useBackGesture(isPage ? onAction : undefined)
  const { softInk } = useTheme()
  return (
    <View style={styles.empty}>
      <MiniBox look="framed" tiles={TILES} open={tilesUpTo(TILES)} width={220} />
      <View style={styles.words}>
        {isPage ? (
          <PageTitle style={styles.centred}>{title}</PageTitle>
        ) : (
          <Heading style={styles.centred}>{title}</Heading>
        )}
        <Body style={[styles.centred, { color: softInk }]}>{about}</Body>
      </View>
      <View style={styles.action}>
        <BrassButton label={actionLabel} onPress={onAction} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  empty: { alignItems: 'center', gap: SPACE.l, paddingTop: SPACE.xl },
  words: { gap: SPACE.xs, maxWidth: 420 },
  centred: { textAlign: 'center' },
  action: { width: '100%', maxWidth: 320 },
})
