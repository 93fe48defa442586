import { router, usePathname } from 'expo-router'
import { NoSuchPage } from '@/components/box/no-such-page'

export default function NotFoundScreen() {
  return <NoSuchPage path={usePathname()} onStart={() => router.replace('/')} />
}
