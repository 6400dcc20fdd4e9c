export const CHANNELS = 3

/** A kept shot has so many colours, those of its areas; edges of letters get the nearest, and take little room. */
const COLOURS = 10

/** What two machines round: levels of a channel, and of all three on an edge. */
const ROUNDED = 2
const ROUNDED_IN_ALL = 6

const colourAt = (points: Buffer, at: number): number => points.readUIntBE(at, CHANNELS)

const channelsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

const distance = (one: number, other: number): number => {
  const [red, green, blue] = channelsOf(one)
  const [otherRed, otherGreen, otherBlue] = channelsOf(other)

  return Math.abs(red - otherRed) + Math.abs(green - otherGreen) + Math.abs(blue - otherBlue)
}

const isAlike = (one: number, other: number): boolean => {
  const others = channelsOf(other)

  return channelsOf(one).every((level, at) => Math.abs(level - (others[at] ?? 0)) <= ROUNDED)
}

/** The colours of most points, the most frequent first. */
const coloursOf = (points: Buffer): readonly number[] => {
  const counts = new Map<number, number>()
  for (let at = 0; at < points.length; at += CHANNELS) {
    const colour = colourAt(points, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }

  return [...counts]
    .sort(([colour, count], [other, otherCount]) => otherCount - count || colour - other)
    .slice(0, COLOURS)
    .map(([colour]) => colour)
}

const nearest = (colours: readonly number[], colour: number): number =>
  colours.reduce((best, each) => (distance(each, colour) < distance(best, colour) ? each : best))

/** What is asked of the same value many times, answered once. */
const remembering = <Answer>(answer: (asked: number) => Answer): ((asked: number) => Answer) => {
  const known = new Map<number, Answer>()

  return (asked) => {
    const found = known.get(asked)
    if (found !== undefined) return found
    const made = answer(asked)
    known.set(asked, made)

    return made
  }
}

/** Points as they are kept: areas exactly, edges nearly. */
export const saveRoom = (points: Buffer): Buffer => {
  const colours = coloursOf(points)
  const kept = Buffer.alloc(points.length)
  const keep = remembering((colour) => nearest(colours, colour))
  for (let at = 0; at < points.length; at += CHANNELS)
    kept.writeUIntBE(keep(colourAt(points, at)), at, CHANNELS)

  return kept
}

const LEVELS = 2 ** 24

/** Tells of each point whether the kept shot has another there than the drawn one. */
export const differing = (kept: Buffer, drawn: Buffer): ((at: number) => boolean) => {
  const keptColours = coloursOf(kept)
  const drawnColours = coloursOf(drawn)
  const isOther = remembering((both) => {
    const [one, other] = [Math.floor(both / LEVELS), both % LEVELS]
    if (isAlike(one, other) || isAlike(one, nearest(drawnColours, other))) return false
    // An edge is as it was when no other colour is clearly nearer than the one that was kept.
    const least = distance(nearest(keptColours, other), other)

    return drawnColours.includes(other) || distance(one, other) > least + ROUNDED_IN_ALL
  })

  return (at) =>
    at >= kept.length ||
    at >= drawn.length ||
    isOther(colourAt(kept, at) * LEVELS + colourAt(drawn, at))
}
