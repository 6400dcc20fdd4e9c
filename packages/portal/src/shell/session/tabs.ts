/** What tabs of a browser tell each other of their common session. */
export type TabMessage =
  | Readonly<{ kind: 'active'; endsAt: number }>
  | Readonly<{ kind: 'left' }>
  /** There is no account any more. */
  | Readonly<{ kind: 'deleted' }>

let channel: BroadcastChannel | undefined

/** Opened by the first who is logged in: a guest's page stays free to be kept whole by the browser. */
const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('session')

  return channel
}

export const notifyTabs = (message: TabMessage): void => open().postMessage(message)

/** Calls back for what other tabs say, until the signal ends it. */
export const hearTabs = (onMessage: (message: TabMessage) => void, signal: AbortSignal): void =>
  open().addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data), {
    signal,
  })
