/** An order of items. */
export type Order<Item> = Readonly<{
  isBefore: (one: Item, other: Item) => boolean
  /** Where it is lower, an item stands behind for certain: most are passed over by one figure. */
  height?: (item: Item) => number
}>

/**
 * The first `count` of items in order, without putting all the others in order too.
 * @param isWanted is asked only of items that would be among the first
 */
export const selectTop = <Item>(
  items: ArrayLike<Item>,
  count: number,
  { isBefore, height = () => 0 }: Order<Item>,
  isWanted: (item: Item) => boolean = () => true,
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
  let least = Number.NEGATIVE_INFINITY
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item
    const isFull = heap.length >= count
    if (isFull && (count === 0 || height(item) < least || !isBefore(item, heap[0] as Item)))
      continue
    if (!isWanted(item)) continue
    if (isFull) {
      heap[0] = item
      sink(heap.length)
    } else {
      heap.push(item)
      rise(heap.length - 1)
    }
    if (heap.length === count) least = height(heap[0] as Item)
  }
  for (let length = heap.length - 1; length > 0; length -= 1) {
    swap(0, length)
    sink(length)
  }

  return heap
}
