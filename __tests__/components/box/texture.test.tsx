import { render, screen } from '@testing-library/react-native'
import { readFileSync } from 'node:fs'
import { Image, StyleSheet, type ImageProps } from 'react-native'

import { Texture } from '@/components/box/texture'
import { FELT, WALNUT } from '@/components/box/texture-image'

const TEXTURES = [
  ['felt', FELT],
  ['walnut', WALNUT],
] as const

describe.each(TEXTURES)('the texture of %s', (name, image) => {
  test('is repeated at half its size in pixels', () => {
    const png = readFileSync(`assets/textures/${name}.png`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      2 * image.width,
      2 * image.height,
    ])
  })

  test.each([
    [9, 361],
    [334, 356],
    [1000, 700],
    [256, 128],
  ])('covers %i by %i points with copies of its full size, side by side', (width, height) => {
    render(<Texture image={image} width={width} height={height} />)
    const copies = screen.UNSAFE_getAllByType(Image).map(({ props }) => {
      const { left, top, ...size } = StyleSheet.flatten((props as ImageProps).style)
      expect(size).toMatchObject({
        width: image.width,
        height: image.height,
        resizeMode: 'stretch',
      })
      return [left, top]
    })
    const [across, down] = [Math.ceil(width / image.width), Math.ceil(height / image.height)]
    const places = Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (__, column) => [column * image.width, row * image.height]),
    )
    expect(copies).toEqual(places.flat())
  })
})
