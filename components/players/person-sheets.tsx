import { sameName } from '@/engine'
import type { PlayerColour } from '@/model/colours'
import type { NameProblem } from '@/model/person'
import type { SeatedPlayer } from '@/model/player'
import { EditSheet } from './edit-sheet'
import { MergeSheet } from './merge-sheet'

/** Which sheet is open, if any. */
export type OpenSheet =
  | { readonly kind: 'edit' }
  | { readonly kind: 'merge'; readonly preselectedId?: string | undefined }
  | undefined

type Props = {
  readonly sheet: OpenSheet
  readonly onSheet: (sheet: OpenSheet) => void
  readonly person: SeatedPlayer
  readonly others: readonly SeatedPlayer[]
  readonly hasMet: (other: string) => boolean
  readonly onRename: (name: string) => NameProblem | undefined
  readonly onColour: (colour: PlayerColour) => void
  readonly onMerge: (into: string) => void
}

/** Renders the open sheet of a person's page: editing, or merging with another person. */
export function PersonSheets(props: Props) {
  const { sheet, onSheet, person, others, hasMet, onRename, onColour, onMerge } = props
  const close = () => onSheet(undefined)
  switch (sheet?.kind) {
    case undefined:
      return null
    case 'edit':
      return (
        <EditSheet
          {...person}
          onRename={onRename}
          onColour={onColour}
          onMerge={(name) =>
            onSheet({
              kind: 'merge',
              preselectedId: others.find((other) => sameName(other.name, name))?.id,
            })
          }
          onClose={close}
        />
      )
    case 'merge':
      return (
        <MergeSheet
          person={person}
          others={others}
          preselectedId={sheet.preselectedId}
          hasMet={hasMet}
          onMerge={({ id }) => {
            close()
            onMerge(id)
          }}
          onClose={close}
        />
      )
  }
}
