/** What tabs of a browser tell each other of what is live, so that one connection is enough for all of them. */
export type TabWord =
  /** A tab wants to hear of these conversations, under this login; nothing: no more. */
  | Readonly<
      | { kind: 'wants'; tab: string; links: readonly string[]; login: string }
      | { kind: 'leaves'; tab: string }
    >
  /** The one that listens is new and asks who wants what. */
  | Readonly<{ kind: 'who' }>
  | Readonly<{ kind: 'changed'; conversation: number | null }>
  /** Whether anybody listens just now. */
  | Readonly<{ kind: 'live'; isLive: boolean }>

export const openTabs = (): BroadcastChannel => new BroadcastChannel('live')
