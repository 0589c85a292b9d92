import type { Locale } from '../store/types.ts'
import { escaped } from './html.ts'

/** What is shown of a page whose address is pasted somewhere: to anybody, and so nothing but what spectators see. */
export interface LinkPreview {
  locale: Locale
  title: string
  /** what it is, in a sentence or two */
  about: string
  /** the whole address of the page as spectators see it, and of its picture, where they are known */
  address?: string
  picture?: { address: string; alt: string }
}

/** Names of the Open Graph, which chats and networks read. */
export function linkPreview({ locale, title, about, address, picture }: LinkPreview): string {
  const said: [name: string, content: string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Combat Hex'],
    ['og:locale', locale === 'fr' ? 'fr_FR' : 'en_GB'],
    ['og:title', title],
    ['og:description', about],
    ['og:url', address],
    ['og:image', picture?.address],
    ['og:image:alt', picture?.alt],
  ]
  const properties = said.flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${escaped(content)}">\n`] : [],
  )
  const card = picture ? 'summary_large_image' : 'summary'
  return `<meta name="description" content="${escaped(about)}">\n${properties.join('')}<meta name="twitter:card" content="${card}">\n`
}
