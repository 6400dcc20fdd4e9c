import { useEffect, useEffectEvent } from 'react'
import { useSnapshot } from 'valtio'
import { sessionStore } from '../../../shell/stores/sessionStore.ts'
import { listenForAll } from './listenForAll.ts'
import { openTabs, type TabWord } from './TabWord.ts'

/** How often a tab asks by itself while nobody listens for it. */
const POLL_MS = 20_000

/** One tab listens for all; when it is closed, another takes its place. */
const standIn = (signal: AbortSignal): void => {
  if (!('locks' in navigator)) return
  navigator.locks
    .request('live', { signal }, () => {
      listenForAll(signal)

      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    })
    .catch(() => undefined)
}

type Wish = Readonly<{
  /** One conversation; without it, all of the account. */
  conversation?: number
  /** The link of a letter, for somebody without an account: `17.signature`. */
  link?: string | undefined
}>

/** Whether a tab that wants one conversation, or all, wants this one; null may be any. */
const concerns = (changed: number | null, wanted: number | undefined): boolean =>
  changed === null || wanted === undefined || changed === wanted

/** Calls back whenever a conversation may have changed: told at once, or asked for now and then while nobody is told. */
export const useLive = (onChange: () => void, { conversation, link }: Wish = {}): void => {
  const { isSignedIn, mark } = useSnapshot(sessionStore)
  const login = isSignedIn ? mark : ''
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (login === null) return undefined
    const ending = new AbortController()
    const tab = crypto.randomUUID()
    const tabs = openTabs()
    let isLive = false
    const tell = (word: TabWord): void => tabs.postMessage(word)
    const want = () => tell({ kind: 'wants', tab, links: link ? [link] : [], login })
    const leave = () => tell({ kind: 'leaves', tab })
    tabs.addEventListener('message', ({ data }: MessageEvent<TabWord>) => {
      if (data.kind === 'who') want()
      if (data.kind === 'live') isLive = data.isLive
      if (data.kind === 'changed' && concerns(data.conversation, conversation)) change()
    })
    const poll = setInterval(() => {
      if (!isLive && !document.hidden) change()
    }, POLL_MS)
    const { signal } = ending
    addEventListener('pagehide', leave, { signal })
    addEventListener('pageshow', want, { signal })
    standIn(signal)
    want()

    return () => {
      clearInterval(poll)
      leave()
      ending.abort()
      tabs.close()
    }
  }, [conversation, link, login])
}
