import type { FeedText } from '@inzrt/rules/feed'

/** An ad of a file: its place there, and what it says by the keys of columns or why that cannot be read. */
export type FeedEntry = Readonly<{ line: number }> &
  Readonly<{ cells: FeedText } | { fault: string }>

/** Names that files may use beside our own, and those nobody knows, as they are met. */
export type FeedNames = Readonly<{ known: readonly string[]; unknown: Set<string> }>

/** A file that will not do as a whole; the message says why. */
export class UnusableFeed extends Error {}
