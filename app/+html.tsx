import { ScrollViewStyleReset } from 'expo-router/html'
import type { ReactNode } from 'react'
import { brass, darkTheme, lightTheme, recess } from '@/components/ui/theme'
import { en } from '@/i18n/en'
import { fr } from '@/i18n/fr'

const css = `
html { color-scheme: light dark; background: ${lightTheme.background[1]} }
body { background: inherit }
svg { font-family: system-ui, sans-serif }
::view-transition { pointer-events: none }
/* One ring, light between dark: it is seen on every ground. What draws its own says so. */
:root :focus-visible { outline: 3px solid ${brass.light}; outline-offset: 2px; box-shadow: 0 0 0 7px ${recess} }
/* What has the focus is not cut off by the edge of what scrolls, nor is the error below a field. */
:root :focus-visible { scroll-margin: 12px }
:root input:focus-visible { scroll-margin-bottom: 72px }
:root h1:focus-visible, :root h2:focus-visible { outline: none; box-shadow: none; text-decoration: underline 2px; text-underline-offset: 0.2em }
:root main:focus-visible, :root [data-ring='inside']:focus-visible { outline-offset: -5px; box-shadow: inset 0 0 0 7px ${recess} }
:root [data-ring='own']:focus-visible { outline: none; box-shadow: none }
/* What is only called disabled, to keep the focus of the keyboard, is given none by a click. */
[aria-disabled='true'] { pointer-events: none }
noscript { display: block; padding: 2rem; font: 1rem sans-serif; color: ${lightTheme.ink} }
@media (prefers-color-scheme: dark) {
  html { background: ${darkTheme.background[1]} }
  noscript { color: ${darkTheme.ink} }
}
@media (forced-colors: active) {
  html [role='button'], html [role='radio'], html [role='switch'] { outline: 1px solid ButtonText }
  html [aria-checked='true'], html [aria-pressed='true'] { outline: 3px solid Highlight }
}`

/** The HTML document around the app: rendered by Node at export, never in the browser. */
export default function Html({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, shrink-to-fit=no, viewport-fit=cover"
        />
        {/* Not in one language: the app speaks that of the visitor. */}
        <meta name="description" content={`${en.tagline} ${fr.tagline}`} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={lightTheme.background[1]}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={darkTheme.background[1]}
        />
        <ScrollViewStyleReset />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        {children}
        <noscript>
          <p>{en.needsScript}</p>
          <p lang="fr">{fr.needsScript}</p>
        </noscript>
      </body>
    </html>
  )
}
