import { Platform } from 'react-native'
import { useWords } from '@/i18n'
import { SHAKE_SENSITIVITIES, type DeviceSenses, type Settings } from '@/model/settings'
import { SEATINGS } from '@/model/seating'
import { Segments } from '../ui/segments'
import { SwitchRow } from '../ui/switch-row'
import { Note } from '../ui/text'
import { Labelled, Section } from './section'

type Props = {
  readonly settings: Settings
  readonly senses: DeviceSenses
  readonly onChange: (change: Partial<Settings>) => void
}

/** Browsers do not let a page lock the rotation. */
const CAN_LOCK_ROTATION = Platform.OS !== 'web'

/** The settings of the table: sound, vibration, shaking, confirmation, rotation and seating. */
export function TableSettings({ settings, senses, onChange }: Props) {
  const words = useWords().settings
  return (
    <Section title={words.table}>
      <SwitchRow
        label={words.sound}
        isOn={settings.isSoundOn}
        onChange={(isSoundOn) => onChange({ isSoundOn })}
      />
      {senses.canVibrate ? (
        <SwitchRow
          label={words.haptics}
          isOn={settings.isHapticsOn}
          onChange={(isHapticsOn) => onChange({ isHapticsOn })}
        />
      ) : null}
      {senses.canShake ? <ShakeSettings settings={settings} onChange={onChange} /> : null}
      <SwitchRow
        label={words.confirm}
        note={words.confirmNote}
        isOn={settings.isShutConfirmed}
        onChange={(isShutConfirmed) => onChange({ isShutConfirmed })}
      />
      <Labelled label={words.seating}>
        <Segments
          label={words.seating}
          isLabelSeen
          value={settings.seating}
          onChange={(seating) => onChange({ seating })}
          options={SEATINGS.map((value) => ({ value, label: words.seatings[value] }))}
        />
        <Note>{words.seatingNotes[settings.seating]}</Note>
      </Labelled>
      <SwitchRow
        label={words.leftHanded}
        note={words.leftHandedNote}
        isOn={settings.isLeftHanded}
        onChange={(isLeftHanded) => onChange({ isLeftHanded })}
      />
      {CAN_LOCK_ROTATION ? (
        <SwitchRow
          label={words.lockRotation}
          note={words.lockRotationNote}
          isOn={settings.isRotationLocked}
          onChange={(isRotationLocked) => onChange({ isRotationLocked })}
        />
      ) : null}
    </Section>
  )
}

type ShakeProps = Omit<Props, 'senses'>

/** Whether a shake rolls the dice, and its sensitivity. */
function ShakeSettings({ settings, onChange }: ShakeProps) {
  const words = useWords().settings
  return (
    <>
      <SwitchRow
        label={words.shake}
        isOn={settings.isShakeOn}
        onChange={(isShakeOn) => onChange({ isShakeOn })}
      />
      {settings.isShakeOn ? (
        <Labelled label={words.sensitivity}>
          <Segments
            label={words.sensitivity}
            isLabelSeen
            value={settings.shakeSensitivity}
            onChange={(shakeSensitivity) => onChange({ shakeSensitivity })}
            options={SHAKE_SENSITIVITIES.map((value) => ({
              value,
              label: words.sensitivities[value],
            }))}
          />
        </Labelled>
      ) : null}
    </>
  )
}
