// Everything that needs the engine's judgement, as one module that is loaded when needed. It has to be one module:
// Metro puts what two of them share into the bundle of the first screen.
export { chooseInSteps } from '@/engine/computer-players/choose'
export { inSlices } from './in-slices'
export { judge, judgeInDepth, stopThinking, think } from './judge'
export { workOut } from './work-out'
