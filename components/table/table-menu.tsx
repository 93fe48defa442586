import { useWords } from '@/i18n'
import type { Rules } from '@/engine'
import { COACH_MODES } from '@/model/coach'
import { THEMES, type DeviceSenses, type Settings } from '@/model/settings'
import { rulesSentences } from '../rules/rules-sentences'
import { useHasKeyboard } from '../ui/has-keyboard'
import { QuietButton } from '../ui/quiet-button'
import { Segments } from '../ui/segments'
import { Sheet } from '../ui/sheet'
import { SwitchRow } from '../ui/switch-row'
import { Body, Heading, Note } from '../ui/text'
import { KeyList } from './key-list'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly rules: Rules
  readonly settings: Settings
  readonly senses: DeviceSenses
  readonly onChange: (change: Partial<Settings>) => void
  readonly onSettings: () => void
  /** Reads the table to a screen reader, after a delay in which the sheet closes. */
  readonly onRead: (later: number) => void
  readonly onLeave: () => void
}

/** Until a sheet has faded out and the focus has returned. */
const CLOSING_MS = 400

/** Renders the sheet with the settings that can be changed during a match, and its rules. */
export function TableMenu(props: Props) {
  const { isOpen, onClose, rules, settings, senses, onChange, onSettings, onRead, onLeave } = props
  const words = useWords()
  const { menu } = words
  const hasKeyboard = useHasKeyboard()
  const { isSoundOn, isHapticsOn, isShakeOn, coach, theme } = settings
  return (
    <Sheet isOpen={isOpen} title={menu.title} closeLabel={menu.close} onClose={onClose}>
      <QuietButton
        icon="lines"
        label={words.play.read}
        shortcut={settings.areKeysOn ? '?' : undefined}
        onPress={() => {
          onClose()
          onRead(CLOSING_MS)
        }}
      />
      <SwitchRow
        label={words.settings.sound}
        isOn={isSoundOn}
        onChange={(isOn) => onChange({ isSoundOn: isOn })}
      />
      {senses.canVibrate ? (
        <SwitchRow
          label={words.settings.haptics}
          isOn={isHapticsOn}
          onChange={(isOn) => onChange({ isHapticsOn: isOn })}
        />
      ) : null}
      {senses.canShake ? (
        <SwitchRow
          label={words.settings.shake}
          isOn={isShakeOn}
          onChange={(isOn) => onChange({ isShakeOn: isOn })}
        />
      ) : null}
      <Body>{menu.coach}</Body>
      <Segments
        label={menu.coach}
        isLabelSeen
        value={coach}
        onChange={(value) => onChange({ coach: value })}
        options={COACH_MODES.map((value) => ({ value, label: menu.coachModes[value] }))}
      />
      <Note>{menu.coachNotes[coach]}</Note>
      <Body>{words.settings.theme}</Body>
      <Segments
        label={words.settings.theme}
        isLabelSeen
        value={theme}
        onChange={(value) => onChange({ theme: value })}
        options={THEMES.map((value) => ({
          value,
          label: menu.themes[value],
        }))}
      />
      <QuietButton
        icon="settings"
        label={menu.settings}
        onPress={() => {
          onClose()
          onSettings()
        }}
      />
      {hasKeyboard && settings.areKeysOn ? (
        <>
          <Heading>{words.play.keys.title}</Heading>
          <KeyList tiles={rules.tiles} />
        </>
      ) : null}
      <Heading>{menu.rules}</Heading>
      {rulesSentences(rules, words).map((sentence) => (
        <Body key={sentence}>{sentence}</Body>
      ))}
      <QuietButton icon="back" tone="accent" label={menu.leave} onPress={onLeave} />
      <Note>{menu.leaveNote}</Note>
    </Sheet>
  )
}
