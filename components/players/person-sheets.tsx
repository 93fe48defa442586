import { sameName } from '@/engine'
import { useWords } from '@/i18n'
import type { PlayerColour } from '@/model/colours'
import type { NameProblem, Person } from '@/model/person'
import { Sheet } from '../ui/sheet'
import { EditForm } from './edit-form'
import { MergeForm } from './merge-form'

/** Which sheet is open, if any. */
export type OpenSheet =
  | { readonly kind: 'edit' }
  | {
      readonly kind: 'merge'
      /** The person to merge with, once chosen, and whether from the list. */
      readonly into?: Person | undefined
      readonly isFromList?: boolean
    }
  | undefined

type Props = {
  readonly sheet: OpenSheet
  readonly onSheet: (sheet: OpenSheet) => void
  readonly person: Person
  readonly others: readonly Person[]
  readonly hasMet: (other: string) => boolean
  readonly onRename: (name: string) => NameProblem | undefined
  readonly onColour: (colour: PlayerColour) => void
  readonly onMerge: (into: Person) => void
}

/**
 * Renders the sheet of a person's page: editing, or merging with another person. It is one sheet whose
 * content changes, because iOS does not show a modal that is opened while another one closes.
 */
export function PersonSheets(props: Props) {
  const { sheet, onSheet, person, others, hasMet, onRename, onColour, onMerge } = props
  const { edit, merge } = useWords().players
  if (!sheet) return null
  const close = () => onSheet(undefined)
  const into = sheet.kind === 'merge' ? sheet.into : undefined
  const title =
    sheet.kind === 'edit'
      ? edit.title(person.name)
      : into
        ? merge.confirmTitle(person.name, into.name)
        : merge.title(person.name)
  return (
    <Sheet isOpen title={title} closeLabel={merge.close} onClose={close}>
      {sheet.kind === 'edit' ? (
        <EditForm
          {...person}
          onRename={onRename}
          onColour={onColour}
          onMerge={(name) =>
            onSheet({
              kind: 'merge',
              into: others.find((other) => sameName(other.name, name)),
            })
          }
          onDone={close}
        />
      ) : (
        <MergeForm
          person={person}
          others={others}
          into={into}
          hasMet={hasMet}
          onChoose={(chosen) => onSheet({ kind: 'merge', into: chosen, isFromList: true })}
          onMerge={(chosen) => {
            close()
            onMerge(chosen)
          }}
          onCancel={() => (sheet.isFromList ? onSheet({ kind: 'merge' }) : close())}
        />
      )}
    </Sheet>
  )
}
