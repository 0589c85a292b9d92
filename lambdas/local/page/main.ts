import '../../pages/browser/olderBrowsers.ts'
import { fill, h } from '../../pages/browser/dom.ts'
import { keepTimes } from './drawText.ts'
import { type PageLocale, wordsOf } from './pageWords.ts'
import { fetchState, listen } from './requests.ts'
import { type SeatWindow, takeSeat } from './seat.ts'

/** What the browser remembers between visits. */
interface TableMemory {
  seats: number
  active: number
  /** by user */
  of: Record<string, { locale: PageLocale; channel: string | null }>
}

const key = 'combat-hex-table'
const ownLocale: PageLocale = navigator.language.startsWith('fr') ? 'fr' : 'en-US'

function recall(): TableMemory {
  const fresh: TableMemory = { seats: 2, active: 0, of: {} }
  try {
    const kept: TableMemory = JSON.parse(localStorage.getItem(key) ?? '{}')
    return { ...fresh, ...kept }
  } catch {
    return fresh
  }
}

const memory = recall()
const remember = () => localStorage.setItem(key, JSON.stringify(memory))

const tabs = h('div', { class: 'tabs', role: 'tablist' })
const add = h('button', { type: 'button', class: 'add-seat' }, '+')
const skip = h('button', { type: 'button', class: 'skip', onclick: () => seatInUse()?.focus() })
const where = h('span')
const about = h('p', { class: 'about' })
const room = h('main', { class: 'room' })
document.body.append(
  skip,
  h(
    'header',
    { class: 'top' },
    h('span', { class: 'sign', 'aria-hidden': 'true' }, '⬢'),
    h('h1', {}, 'Combat Hex ', where),
    about,
    tabs,
    add,
  ),
  room,
)

/** The top of the page speaks the language of the seat that is in use. */
function drawTop(): void {
  const locale = seatInUse()?.locale() ?? ownLocale
  const words = wordsOf(locale)
  document.documentElement.lang = locale
  skip.textContent = words.skip
  where.textContent = words.table
  about.textContent = words.about
  add.title = words.addSeat
  add.setAttribute('aria-label', words.addSeat)
}

/** `/?seat=Bruno` shows one seat alone. */
const onlySeat = new URLSearchParams(location.search).get('seat')

/** With two seats they are there for good: it takes two to play. */
const minSeats = 2
let members: string[] = []
const seats: SeatWindow[] = []
/** The seat whose player acts: on a phone the one that is shown, else the one used last. */
const seatInUse = () => seats[memory.active]
const marks = new Map<string, { name: string; count: number }>()

function sit(n: number): void {
  const user = members[n]
  if (user === undefined) return
  const seat = takeSeat({
    user,
    memory: memory.of[user] ?? { locale: ownLocale, channel: null },
    remember(own) {
      memory.of[user] = own
      remember()
      drawTop()
    },
    noticed(name, count) {
      marks.set(user, { name, count })
      drawTabs()
    },
    seats: () => seats.length,
    leave: n < minSeats ? null : () => standUp(seat),
  })
  seats.push(seat)
  room.append(seat.element)
  seat.element.addEventListener('focusin', () => use(seats.indexOf(seat)))
}

function standUp(seat: SeatWindow): void {
  seat.element.remove()
  seats.splice(seats.indexOf(seat), 1)
  memory.seats = seats.length
  memory.active = Math.min(memory.active, seats.length - 1)
  remember()
  drawTabs()
  connect()
}

function use(n: number): void {
  if (n === memory.active) return
  memory.active = n
  remember()
  drawTabs()
}

let disconnect = () => {}

/** One connection for all seats; each looks at everything anew when it stands. */
function connect(): void {
  disconnect()
  disconnect = listen(
    seats.map(seat => seat.user),
    {
      change: told => seats.forEach(seat => seat.tell(told)),
      connected: () => seats.forEach(seat => seat.connected()),
      lost: () => seats.forEach(seat => seat.lost()),
    },
  )
}

/** On a narrow screen one seat is shown at a time. */
function drawTabs(): void {
  drawTop()
  add.hidden = seats.length >= members.length
  room.style.setProperty('--seats', String(seats.length))
  fill(
    tabs,
    ...seats.map((seat, n) => {
      const mark = marks.get(seat.user)
      const active = n === memory.active
      seat.element.classList.toggle('active', active)
      return h(
        'button',
        {
          type: 'button',
          role: 'tab',
          'aria-selected': String(active),
          onclick: () => use(n),
        },
        mark?.name ?? '…',
        mark && mark.count > 0 ? h('span', { class: 'count' }, String(mark.count)) : null,
      )
    }),
  )
}

add.addEventListener('click', () => {
  const free = members.findIndex(each => !seats.some(seat => seat.user === each))
  if (free < 0) return
  sit(free)
  memory.seats = seats.length
  memory.active = seats.length - 1
  remember()
  drawTabs()
  connect()
})

/** `/` begins a command wherever one looks, as in Discord. */
document.addEventListener('keydown', event => {
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea, dialog')
  if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) seatInUse()?.focus()
})

async function open(): Promise<void> {
  const state = await fetchState('')
  const named = state.users.find(user => user.global_name === onlySeat || user.id === onlySeat)
  members = named ? [named.id] : state.members
  const wanted = Math.min(Math.max(minSeats, memory.seats), members.length)
  memory.active = Math.min(memory.active, wanted - 1)
  for (let n = 0; n < wanted; n++) sit(n)
  drawTabs()
  connect()
  keepTimes(document)
}

/** The server may still be on its way up, or down for a moment. */
function tryOpen(): void {
  open().catch(() => setTimeout(tryOpen, 1000))
}

tryOpen()
