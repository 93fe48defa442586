import { Path, Svg } from '../ui/svg'

const UP = 'M4 1L8 7H0Z'
const DOWN = 'M4 7L8 1H0Z'
const LEVEL = 'M1 3.3H7V4.7H1Z'

type Props = { readonly luck: number; readonly colour: string }

/** How the dice of a match were: kind up, against down, and level where they were fair. */
export const LuckMark = ({ luck, colour }: Props) => (
  <Svg aria-hidden width={8} height={8} viewBox="0 0 8 8">
    <Path d={luck > 0 ? UP : luck < 0 ? DOWN : LEVEL} fill={colour} />
  </Svg>
)
