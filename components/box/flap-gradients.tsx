import { createContext, useContext, useId, type ReactNode } from 'react'
import { Platform, StyleSheet } from 'react-native'
import { Defs, LinearGradient, Stop, Svg } from '../ui/svg'
import { PAINTS, type FlapLook } from './flap-paint'

const LOOKS = Object.keys(PAINTS) as FlapLook[]

type Props = { readonly id: string; readonly look: FlapLook }

/** The gradients of a look, along and across the flap; their ids begin with `id`. */
function Gradients({ id, look }: Props) {
  const { surface, edge } = PAINTS[look]
  const isShut = look === 'shut'
  return (
    <Defs>
      {Object.entries({ surface, edge }).map(([name, stops]) => (
        <LinearGradient key={name} id={id + name} x1="0" y1="0" x2="0" y2="1">
          {stops.map(([offset, colour]) => (
            <Stop key={offset} offset={offset} stopColor={colour} />
          ))}
        </LinearGradient>
      ))}
      <LinearGradient id={`${id}side`} x1="0" y1="0" x2="1" y2="0">
        <Stop offset="0" stopColor="#fff" stopOpacity={isShut ? 0.06 : 0.5} />
        <Stop offset="0.16" stopColor="#fff" stopOpacity="0" />
        <Stop offset="0.8" stopColor="#5a3a14" stopOpacity="0" />
        <Stop offset="1" stopColor="#5a3a14" stopOpacity={isShut ? 0.35 : 0.16} />
      </LinearGradient>
    </Defs>
  )
}

const SharedId = createContext<string | undefined>(undefined)

/**
 * In browsers a drawing can use the gradients of another one, so all flaps in here share theirs, which are
 * two thirds of the elements of a flap. On phones each drawing has its own.
 */
export function FlapGradients({ children }: { readonly children: ReactNode }) {
  const id = useId()
  if (Platform.OS !== 'web') return children
  return (
    <SharedId value={id}>
      <Svg aria-hidden width={0} height={0} style={styles.gradients}>
        {LOOKS.map((look) => (
          <Gradients key={look} id={id + look} look={look} />
        ))}
      </Svg>
      {children}
    </SharedId>
  )
}

/** Returns the prefix of the gradients' ids, and the gradients themselves if they are not shared. */
export function useFlapGradients(look: FlapLook): { readonly id: string; readonly own: ReactNode } {
  const shared = useContext(SharedId)
  const id = useId()
  return shared === undefined
    ? { id, own: <Gradients id={id} look={look} /> }
    : { id: shared + look, own: null }
}

const styles = StyleSheet.create({ gradients: { position: 'absolute' } })
