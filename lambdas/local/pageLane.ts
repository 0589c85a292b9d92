/** A lane for those who look: who comes in is done with in turn, and beyond its bound nobody comes in. */
export interface PageLane {
  /**
   * @param link whose lookers are counted together
   * @returns undefined, and nothing is done, where too many wait already, or too many for this link
   */
  enter<T>(link: string, work: () => Promise<T>): Promise<T> | undefined
}

export interface LaneBounds {
  /** at work at once */
  places: number
  /** that wait besides, at most */
  most: number
  /** of them for one link: a flood there leaves room for whoever looks elsewhere */
  each: number
}

export function makePageLane({ places, most, each }: LaneBounds): PageLane {
  let busy = 0
  const waiting: { link: string; begin: () => void }[] = []

  const leave = () => {
    const next = waiting.shift()
    if (next) next.begin()
    else busy--
  }
  return {
    enter(link, work) {
      if (busy < places) {
        busy++
        return work().finally(leave)
      }
      const ofLink = waiting.filter(other => other.link === link).length
      if (waiting.length >= most || ofLink >= each) return undefined
      return new Promise<void>(begin => waiting.push({ link, begin })).then(work).finally(leave)
    },
  }
}
