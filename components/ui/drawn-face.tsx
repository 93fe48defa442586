// On a phone a face is drawn at once. What had to wait, however shortly, React would draw a third of a second later.
export { ComputerFace as DrawnFace } from './computer-face'
