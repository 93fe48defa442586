import { View } from 'react-native'
import { parseRules, rangeOf, type Format, type Rules } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { NumberField } from '../ui/number-field'
import { SwitchRow } from '../ui/switch-row'

type Props = {
  readonly rules: Rules
  readonly onFormat: (format: Format) => void
  readonly onWrong: (isWrong: boolean) => void
}

type NumberName = Parameters<typeof rangeOf>[0]

const STEPS: Readonly<Partial<Record<NumberName, number>>> = { limit: 5, target: 10 }

/** The fields of a format: its numbers and, for rounds, whether a shut box wins the match. */
export function FormatFields({ rules, onFormat, onWrong }: Props) {
  const { houseRules } = useWords()
  const { format } = rules
  const numbers = Object.entries(format).filter(([, value]) => typeof value === 'number')
  return (
    <View>
      {numbers.map(([field, value]) => {
        const name = field as NumberName
        const range = rangeOf(name, rules)
        const label = houseRules.fields[name]
        return (
          <NumberField
            key={`${format.kind} ${name}`}
            label={label}
            lessLabel={houseRules.decrease(label)}
            moreLabel={houseRules.increase(label)}
            value={value as number}
            {...range}
            step={STEPS[name] ?? 1}
            errorOf={(text) => {
              const parsed = parseRules({
                ...rules,
                format: { ...format, [name]: text.trim() === '' ? NaN : Number(text) },
              })
              if (parsed.ok) return undefined
              return parsed.error.why === 'out-of-range'
                ? houseRules.outOfRange(formatNumber(range.min), formatNumber(range.max))
                : houseRules.notANumber
            }}
            onChange={(next) => onFormat({ ...format, [name]: next })}
            onWrong={onWrong}
          />
        )
      })}
      {format.kind === 'rounds' ? (
        <SwitchRow
          label={houseRules.fields.shutWins}
          isOn={format.shutWins}
          onChange={(shutWins) => onFormat({ ...format, shutWins })}
        />
      ) : null}
    </View>
  )
}
