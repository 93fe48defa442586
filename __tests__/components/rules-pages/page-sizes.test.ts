import { boxLayout } from '../../../components/box/box-layout'
import { pageSizes } from '../../../components/rules-pages/page-sizes'

test.each([
  [320, 256, 'one column'],
  [320, 568, 'one column'],
  [390, 844, 'one column'],
  [768, 1024, 'one column'],
  [844, 390, 'sideways'],
  [568, 320, 'sideways'],
  [1280, 800, 'columns'],
] as const)('in a window of %i × %i nine flaps fit into the box, %s', (width, height, shape) => {
  const { box, ...sizes } = pageSizes(width, height)
  expect(sizes.shape).toBe(shape)
  const drawn = boxLayout(9, box.width, box.height)
  expect(drawn.width).toBeLessThanOrEqual(width)
  expect(drawn.height).toBeLessThanOrEqual(Math.max(box.height, 210))
  if (width !== 568) expect(drawn.rows).toHaveLength(1)
})

test.each([
  [320, 568, 'least'],
  [375, 647, 'least'],
  [375, 728, 'tight'],
  [390, 763, 'tight'],
  [390, 844, 'ample'],
  [768, 700, 'ample'],
  [1366, 640, 'ample'],
  [1280, 800, 'roomy'],
] as const)(
  'letters are smaller only where a phone is low, and larger on a desk: %i × %i',
  (width, height, space) => {
    expect(pageSizes(width, height).space).toBe(space)
  },
)
