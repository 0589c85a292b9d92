/** What people call their time zone, and which one that is. */
import { nearest, plainName } from '../../rules/index.ts'

/**
 * What clocks are called by letters, and where they go so. Several places share most of them, and the machine's own
 * calendar takes one of them without a word, another one on another machine.
 */
const letters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ACT: ['Australia/Darwin', 'America/Rio_Branco'],
    ADT: ['America/Halifax'],
    AEDT: ['Australia/Sydney'],
    AEST: ['Australia/Sydney', 'Australia/Brisbane'],
    AKDT: ['America/Anchorage'],
    AKST: ['America/Anchorage'],
    AMT: ['America/Manaus', 'Asia/Yerevan'],
    ART: ['America/Argentina/Buenos_Aires', 'Africa/Cairo'],
    AST: ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh'],
    AWST: ['Australia/Perth'],
    BST: ['Europe/London', 'Asia/Dhaka'],
    CDT: ['America/Chicago', 'America/Havana'],
    CEST: ['Europe/Paris'],
    CET: ['Europe/Paris'],
    CST: ['America/Chicago', 'Asia/Shanghai', 'America/Havana'],
    EAT: ['Africa/Nairobi'],
    ECT: ['America/Guayaquil', 'Europe/Paris'],
    EDT: ['America/New_York'],
    EEST: ['Europe/Athens'],
    EET: ['Europe/Athens', 'Africa/Cairo'],
    EST: ['America/New_York', 'America/Panama'],
    GMT: ['UTC', 'Europe/London'],
    GST: ['Asia/Dubai', 'Atlantic/South_Georgia'],
    HST: ['Pacific/Honolulu'],
    IST: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
    JST: ['Asia/Tokyo'],
    KST: ['Asia/Seoul'],
    MDT: ['America/Denver'],
    MSK: ['Europe/Moscow'],
    MST: ['America/Denver', 'America/Phoenix'],
    NDT: ['America/St_Johns'],
    NST: ['America/St_Johns', 'Pacific/Auckland'],
    NZDT: ['Pacific/Auckland'],
    NZST: ['Pacific/Auckland'],
    PDT: ['America/Los_Angeles'],
    PST: ['America/Los_Angeles', 'Asia/Manila'],
    SST: ['Pacific/Pago_Pago', 'Asia/Singapore'],
    UTC: ['UTC'],
    WEST: ['Europe/Lisbon'],
    WET: ['Europe/Lisbon'],
  }),
)

/** The name of a time zone as the calendar writes it, or undefined where there is none of that name. */
function timeZoneOf(name: string): string | undefined {
  // Offsets such as +02:00 know no summer time.
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The place of a zone: `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
const placeOf = (zone: string): string => plainName(zone.split('/').at(-1)!)

/**
 * The time zone that a text means, by its name, its place or its letters; else those that it may mean, the likeliest first:
 * letters of several, or a slip of the pen. An empty list where nothing is like it.
 */
export function timeZoneMeant(text: string): string | readonly string[] {
  const name = text.normalize('NFKC').trim()
  const lettered = letters.get(name.toUpperCase())
  if (lettered) return lettered.length === 1 ? lettered[0]! : lettered
  const known = timeZoneOf(name) ?? timeZoneOf(name.replaceAll(' ', '_'))
  // Letters that nobody listed: who knows which place the machine takes them for.
  if (known) return /^[a-z]{3}$/i.test(name) ? [known] : known
  const all = Intl.supportedValuesOf('timeZone')
  const there = all.filter(zone => placeOf(zone) === plainName(name))
  if (there.length) return there.length === 1 ? there[0]! : there
  const near = nearest(name, [...all, ...all.map(placeOf)])
  const zones = near.flatMap(each => all.filter(zone => zone === each || placeOf(zone) === each))
  return [...new Set(zones)]
}
