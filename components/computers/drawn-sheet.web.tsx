import { useWords } from '@/i18n'
import { loadedLater, type InsteadProps } from '../ui/loaded-later'
import { NotLoaded } from '../ui/not-loaded'
import { Sheet } from '../ui/sheet'
import type { ComputerSheetProps } from './computer-sheet'

/** Opens only to say that the computer players could not be loaded. */
function MissingSheet({ isOpen, onClose, onTryAgain }: ComputerSheetProps & InsteadProps) {
  const { whoSitsDown, close } = useWords().computers
  return (
    <Sheet
      isOpen={isOpen && onTryAgain !== undefined}
      title={whoSitsDown}
      closeLabel={close}
      onClose={onClose}
    >
      {onTryAgain ? <NotLoaded onTryAgain={onTryAgain} /> : null}
    </Sheet>
  )
}

const { partOr } = loadedLater(() => import('./computer-sheet'))

export const DrawnSheet = partOr(({ ComputerSheet }) => ComputerSheet, MissingSheet)
