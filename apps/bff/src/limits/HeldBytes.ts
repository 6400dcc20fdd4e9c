import { networkOf } from '@inzrt/rules/session'

/** A body on its way. */
export type Holding = Readonly<{
  /** Holds a piece more; false when this body has to give way. */
  add: (bytes: number) => boolean
  /** Nobody waits for its sender any more: it keeps its bytes until it ends. */
  arrived: () => void
  end: () => void
}>

type Body = { whose: string; bytes: number; makeRoom: (() => void) | null }

/**
 * Memory for bodies on their way. A body takes what has arrived of it, so who sends slowly holds little; when it is
 * full, the largest body on its way of the client that holds most gives way.
 */
export class HeldBytes {
  readonly #most: number
  readonly #bodies = new Set<Body>()
  #held = 0

  constructor(most: number) {
    this.#most = most
  }

  begin(client: string, makeRoom: () => void): Holding {
    const body: Body = { whose: networkOf(client), bytes: 0, makeRoom }
    this.#bodies.add(body)

    return {
      add: (bytes) => this.#add(body, bytes),
      arrived: () => {
        body.makeRoom = null
      },
      end: () => this.#remove(body),
    }
  }

  #add(body: Body, bytes: number): boolean {
    if (!this.#bodies.has(body)) return false
    body.bytes += bytes
    this.#held += bytes
    while (this.#held > this.#most) {
      const displaced = this.#largestOfFullest()
      if (!displaced) return true
      this.#remove(displaced)
      displaced.makeRoom?.()
    }

    return this.#bodies.has(body)
  }

  /** Of those still on their way. */
  #largestOfFullest(): Body | undefined {
    const heldBy = new Map<string, number>()
    for (const { whose, bytes } of this.#bodies) heldBy.set(whose, (heldBy.get(whose) ?? 0) + bytes)

    return [...this.#bodies]
      .filter(({ makeRoom }) => makeRoom)
      .toSorted(
        (one, other) =>
          (heldBy.get(other.whose) ?? 0) - (heldBy.get(one.whose) ?? 0) || other.bytes - one.bytes,
      )[0]
  }

  #remove(body: Body): void {
    if (this.#bodies.delete(body)) this.#held -= body.bytes
  }
}
