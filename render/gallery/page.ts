import { iconsByArtist } from '../icons/iconNames.ts'

/** One picture of the gallery. */
export interface GalleryPicture {
  part: string
  file: string
  alt: string
  bytes: number
}

/** Puts a picture on a page. @param part under which heading @param name of its file, without the ending */
export type ShowPicture = (
  part: string,
  name: string,
  alt: string,
  picture: Promise<Uint8Array>,
) => Promise<void>

/** Discord's two themes, as far as a picture has to stand in them. */
const style = `
:root { --room: #313338; --ink: #dbdee1 }
:root:has(#light:checked) { --room: #ffffff; --ink: #313338 }
body { background: var(--room); color: var(--ink); font: 16px/1.5 sans-serif; margin: 0 auto; padding: 1rem; max-width: 1500px }
nav { position: sticky; top: 0; background: var(--room); padding: .5rem 0 }
figure { display: inline-block; margin: .5rem; vertical-align: top }
figcaption { opacity: .7; font-size: 14px }
img { max-width: 100%; border-radius: 8px }
:root:has(#phone:checked) img { width: 400px }
`

const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

/**
 * A page: all its pictures by part, with a switch for the theme and one for the width.
 * @param pages all of them, by the names of their files
 */
export function page(
  title: string,
  shown: readonly GalleryPicture[],
  pages: readonly { file: string; title: string }[],
): string {
  const parts = [...new Set(shown.map(({ part }) => part))]
  const figure = ({ file, alt, bytes }: GalleryPicture) =>
    `<figure><img loading="lazy" src="${escaped(file)}" alt="${escaped(alt)}"><figcaption>${escaped(alt)} · ${Math.round(bytes / 1000)} kB</figcaption></figure>`
  const sections = parts.map(
    part =>
      `<h2 id="${part}">${part}</h2>\n${shown
        .filter(one => one.part === part)
        .map(figure)
        .join('\n')}`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}: the pictures</title>
<style>${style}</style>
<nav>${pages.map(other => `<a style="color:inherit" href="${other.file}">${escaped(other.title)}</a>`).join(' · ')}<br>
${parts.map(part => `<a style="color:inherit" href="#${part}">${part}</a>`).join(' · ')}
<label><input type="radio" name="room" id="dark" checked> dark</label>
<label><input type="radio" name="room" id="light"> light</label>
<label><input type="radio" name="width" id="full" checked> whole</label>
<label><input type="radio" name="width" id="phone"> 400 pixels</label></nav>
${sections.join('\n')}
<footer>The pictures on the tokens are from <a style="color:inherit" href="https://game-icons.net">game-icons.net</a>, under
<a style="color:inherit" href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>, coloured and scaled. They were made by ${escaped(new Intl.ListFormat('en').format(Object.keys(iconsByArtist)))}.</footer>
</html>
`
}
