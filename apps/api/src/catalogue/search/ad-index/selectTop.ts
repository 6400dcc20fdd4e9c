/**
 * The first `count` of items in order, without putting all the others in order too.
 * @param isBefore tells whether one item stands before another
 */
export const selectTop = <Item>(
  items: Iterable<Item>,
  count: number,
  isBefore: (one: Item, other: Item) => boolean,
): Item[] => {
  // A heap whose first item is the last of those kept.
  const heap: Item[] = []
  const swap = (one: number, other: number): void => {
    const item = heap[one] as Item
    heap[one] = heap[other] as Item
    heap[other] = item
  }
  const rise = (from: number): void => {
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1
      if (!isBefore(heap[above] as Item, heap[at] as Item)) return
      swap(at, above)
      at = above
    }
  }
  const sink = (length: number): void => {
    for (let at = 0; ; ) {
      let below = 2 * at + 1
      if (below >= length) return
      if (below + 1 < length && isBefore(heap[below] as Item, heap[below + 1] as Item)) below += 1
      if (!isBefore(heap[at] as Item, heap[below] as Item)) return
      swap(at, below)
      at = below
    }
  }
  for (const item of items)
    if (heap.length < count) {
      heap.push(item)
      rise(heap.length - 1)
    } else if (count > 0 && isBefore(item, heap[0] as Item)) {
      heap[0] = item
      sink(heap.length)
    }
  for (let length = heap.length - 1; length > 0; length -= 1) {
    swap(0, length)
    sink(length)
  }

  return heap
}
