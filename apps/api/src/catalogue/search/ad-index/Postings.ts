/** Where a word stands in an ad: the further down this list, the more the ad is for what it names. */
export const ZONES = ['text', 'heading', 'named', 'head'] as const

const ZONE_BITS = 2
const FIRST_ROOM = 4
const GROWTH = 1.5

/** Ads that have a word, by the slots they take, ascending; each with the zone the word stands in. */
export class Postings {
  #values: number[] | Uint32Array = []
  #length = 0

  get length(): number {
    return this.#length
  }

  /** To be called with ascending slots. */
  add(slot: number, zone: number): void {
    const value = (slot << ZONE_BITS) | zone
    if (Array.isArray(this.#values)) {
      this.#values.push(value)
      if (this.#values.length > FIRST_ROOM) this.#values = this.#resized(4 * FIRST_ROOM)
    } else {
      if (this.#length === this.#values.length)
        this.#values = this.#resized(Math.ceil(this.#length * GROWTH))
      this.#values[this.#length] = value
    }
    this.#length += 1
  }

  slotAt(at: number): number {
    return (this.#values[at] as number) >>> ZONE_BITS
  }

  zoneAt(at: number): number {
    return (this.#values[at] as number) & (ZONES.length - 1)
  }

  /** The first place from `from` on whose slot is not before `slot`. */
  seek(slot: number, from: number): number {
    let low = from
    let high = from
    for (let step = 1; high < this.#length && this.slotAt(high) < slot; step *= 2) {
      low = high + 1
      high += step
    }
    high = Math.min(high, this.#length)
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.slotAt(middle) < slot) low = middle + 1
      else high = middle
    }

    return low
  }

  /** Gives back the room kept for ads to come. */
  trim(): void {
    if (!Array.isArray(this.#values)) this.#values = this.#values.slice(0, this.#length)
  }

  #resized(room: number): Uint32Array {
    const values = new Uint32Array(room)
    values.set(this.#values.slice(0, Math.min(this.#values.length, room)))

    return values
  }
}
