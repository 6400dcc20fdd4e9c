/** Numbers of signs at which a cost is measured, each twice the one before. */
export const LENGTHS = [1_000, 2_000, 4_000, 8_000, 16_000] as const

/** By how much a doubling of a text may multiply a cost that is linear, with what a clock adds. */
export const GROWTH_GOAL = 2.3

/** What takes less is not told from the clock's and the collector's own work. */
export const LEAST_MS = 8

/** Nothing takes less, whatever noise says of a floor. */
const CLOCK_MS = 0.001

/** How exactly the processor time of the few processes that draw a page is told. */
export const PAGE_NOISE_MS = 3

/** Processor milliseconds of one thing at each length: the least of all rounds, since noise only adds. */
export class LeastCosts {
  readonly #least: number[] = LENGTHS.map(() => Number.POSITIVE_INFINITY)
  readonly #noiseMs: number
  #floor: number | null = null

  constructor(noiseMs = CLOCK_MS) {
    this.#noiseMs = noiseMs
  }

  /** What the same thing costs with one word. */
  noteFloor(ms: number): void {
    this.#floor = Math.min(this.#floor ?? ms, ms)
  }

  note(at: number, ms: number): void {
    this.#least[at] = Math.min(this.#least[at] ?? ms, ms)
  }

  /** What the longest text costs beyond the floor. */
  get most(): number {
    return this.#beyond(-1)
  }

  /** By how much a doubling of the text multiplies the cost, over the last two doublings, beyond noise. */
  get growth(): number {
    return this.isDear ? Math.sqrt(this.most / (Math.max(this.#beyond(-3), 0) + this.#noiseMs)) : 0
  }

  /** Whether the longest text takes enough to be told from noise. */
  get isDear(): boolean {
    return this.most >= LEAST_MS
  }

  get isTooFast(): boolean {
    return this.growth > GROWTH_GOAL
  }

  #beyond(at: number): number {
    return (this.#least.at(at) ?? 0) - (this.#floor ?? 0)
  }
}
