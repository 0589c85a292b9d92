import { fill, h } from '../../pages/browser/dom.ts'
import { avatar } from './drawMessage.ts'
import type { PageLocale } from './pageWords.ts'
import type { SeatData } from './seatData.ts'

/** Who sits here, in which language, and the way to give the seat up. */
export function makeSeatHead(
  seat: SeatData,
  { leave, speak }: { leave: (() => void) | null; speak: (language: PageLocale) => void },
) {
  const name = h('strong', { class: 'seat-name' })
  const face = h('span', { class: 'face' })
  const languages = h('span', { class: 'languages', role: 'group' })
  const leaveButton = h('button', { type: 'button', class: 'leave', hidden: !leave }, '✕')
  if (leave) leaveButton.addEventListener('click', leave)

  const language = (each: PageLocale) =>
    h(
      'button',
      {
        type: 'button',
        lang: each,
        'aria-pressed': String(each === seat.locale),
        'aria-label': each === 'fr' ? 'FR, Français' : 'EN, English',
        onclick: () => speak(each),
      },
      each === 'fr' ? 'FR' : 'EN',
    )

  return {
    element: h('header', { class: 'seat-head' }, face, name, languages, leaveButton),
    draw() {
      const me = seat.users.get(seat.user)
      name.textContent = me?.global_name ?? ''
      fill(face, me ? avatar(me.id, me.global_name) : null)
      languages.setAttribute('aria-label', seat.words.language)
      leaveButton.setAttribute('aria-label', seat.words.removeSeat)
      fill(languages, language('en-US'), language('fr'))
    },
  }
}
