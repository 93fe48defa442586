import { router, type Href } from 'expo-router'

/** Goes back, or to `href` if there is no page before this one, as when a link opened it. */
export const goBackOr = (href: Href): void =>
  router.canGoBack() ? router.back() : router.replace(href)
