import { fill, h } from '../../pages/browser/dom.ts'
import { type Channel, channelTypes } from '../discord/types.ts'
import type { SeatData } from './seatData.ts'

/** Channels as they are listed: each with its threads below it, the newest first. */
function ordered({ channels, current }: SeatData): Channel[] {
  const open = [...channels.values()].filter(each => !each.archived || each.id === current)
  const main = open.filter(each => each.type !== channelTypes.thread)
  const newestFirst = open.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))
  return main.flatMap(each => [each, ...newestFirst.filter(thread => thread.parent_id === each.id)])
}

/** The channels and threads of a seat, with what is new in them. */
export function makeChannelList(seat: SeatData, open: (channel: string) => void) {
  const element = h('nav', { class: 'channels' })

  const line = (each: Channel) => {
    const count = seat.unread.get(each.id) ?? 0
    const sign = each.type === channelTypes.thread ? '↳' : each.type === channelTypes.direct ? '@' : '#'
    return h(
      'button',
      {
        type: 'button',
        class: each.type === channelTypes.thread ? 'channel thread' : 'channel',
        'aria-current': each.id === seat.current ? 'true' : null,
        'data-channel': each.id,
        onclick: () => open(each.id),
      },
      h('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      h('span', { class: 'channel-name' }, each.name),
      count > 0 ? h('span', { class: 'count', title: seat.words.newPings(count) }, String(count)) : null,
    )
  }

  return {
    element,
    draw() {
      element.setAttribute('aria-label', seat.words.channels(seat.users.get(seat.user)?.global_name ?? ''))
      fill(element, ...ordered(seat).map(line))
      element.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
  }
}
