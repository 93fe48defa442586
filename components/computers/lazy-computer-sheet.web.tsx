import { useWords } from '@/i18n'
import { lazyModule, type FallbackProps } from '../ui/lazy-module'
import { NotLoaded } from '../ui/not-loaded'
import { Sheet } from '../ui/sheet'
import type { ComputerSheetProps } from './computer-sheet'

/** Opens only to say that the computer players could not be loaded. */
function MissingSheet({ isOpen, onClose, onTryAgain }: ComputerSheetProps & FallbackProps) {
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

const { withFallback } = lazyModule(() => import('./computer-sheet'))

export const LazyComputerSheet = withFallback(({ ComputerSheet }) => ComputerSheet, MissingSheet)
