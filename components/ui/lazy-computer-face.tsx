// Phones draw the face at once: React would show a suspended part a third of a second later.
export { ComputerFace as LazyComputerFace } from './computer-face'
