import { Postings } from './Postings.ts'

const NONE = new Postings()
/** Fewer are put in their places one by one. */
const MANY_NEW = 100

/** Lists of ads by a word. */
export class WordLists {
  readonly #lists = new Map<string, Postings>()
  #sorted: string[] = []
  #unsorted: string[] = []

  add(word: string, slot: number, zone: number): void {
    let list = this.#lists.get(word)
    if (!list) {
      list = new Postings()
      this.#lists.set(word, list)
      this.#unsorted.push(word)
    }
    list.add(slot, zone)
  }

  find(word: string): Postings {
    return this.#lists.get(word) ?? NONE
  }

  /** Lists of all words that begin so. */
  beginningWith(prefix: string): readonly Postings[] {
    this.#sort()
    const lists: Postings[] = []
    for (let at = this.#placeOf(prefix); this.#sorted[at]?.startsWith(prefix); at += 1)
      lists.push(this.find(this.#sorted[at] as string))

    return lists
  }

  trim(): void {
    for (const list of this.#lists.values()) list.trim()
  }

  #sort(): void {
    const added = this.#unsorted.splice(0)
    if (added.length > MANY_NEW) this.#sorted = [...this.#sorted, ...added].sort()
    else for (const word of added) this.#sorted.splice(this.#placeOf(word), 0, word)
  }

  #placeOf(word: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) < word) low = middle + 1
      else high = middle
    }

    return low
  }
}
