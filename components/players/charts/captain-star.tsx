import Svg, { Path } from 'react-native-svg'
import { brass } from '../../ui/theme'

/** The star of a player who won a match as Captain. */
export const CaptainStar = ({ size = 18 }: { readonly size?: number }) => (
  <Svg aria-hidden width={size} height={size} viewBox="0 0 24 24">
    <Path
      d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.4 6.7L12 17.5l-6.1 3.3 1.4-6.7-5-4.6 6.8-.8z"
      fill={brass.middle}
      stroke={brass.dark}
      strokeWidth={1.4}
      strokeLinejoin="round"
    />
  </Svg>
)
