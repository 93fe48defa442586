import { Link, usePathname } from 'expo-router'
import { Screen } from '@/components/ui/screen'
import { Body, Title } from '@/components/ui/text'
import { TOUCH, useTheme } from '@/components/ui/theme'
import { useWords } from '@/i18n'

export default function NotFoundScreen() {
  const { notFound } = useWords()
  const { accent } = useTheme()
  const path = usePathname()
  return (
    <Screen>
      <Title>{notFound.title}</Title>
      <Body>{notFound.about(path)}</Body>
      <Link href="/" replace style={{ color: accent, fontSize: 17, lineHeight: TOUCH }}>
        {notFound.toStart}
      </Link>
    </Screen>
  )
}
