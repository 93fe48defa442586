// All that needs the engine's judgement, as one module to be loaded when it is needed. It must be the
// only one that is: Metro puts what two such modules share into the bundle of the first screen.
export { chooseInSteps } from '@/engine/computer-players/choose'
export { inSlices } from './in-slices'
export { judge, judgeInDepth, stopThinking, think } from './judge'
export { workOut } from './work-out'
