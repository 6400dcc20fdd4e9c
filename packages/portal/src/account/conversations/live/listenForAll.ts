import { hearConversationsCall, LINKS_HEARD, LIVE_EVENT } from '@inzrt/contracts/conversation/live'
import { openTabs, type TabWord } from './TabWord.ts'

type Wish = Readonly<{ links: readonly string[]; login: string }>

/** After a refusal: the tabs ask by themselves meanwhile. */
const AGAIN_MS = 60_000

const addressOf = (wishes: ReadonlyMap<string, Wish>): string => {
  const links = [...new Set([...wishes.values()].flatMap((wish) => wish.links))].slice(-LINKS_HEARD)

  return links.length > 0
    ? `${hearConversationsCall.path}?links=${encodeURIComponent(links.join(','))}`
    : hearConversationsCall.path
}

const loginsOf = (wishes: ReadonlyMap<string, Wish>): string =>
  [...new Set([...wishes.values()].map(({ login }) => login))].join()

/** Listens for all tabs of this browser, by one connection, until the signal ends it. */
export const listenForAll = (signal: AbortSignal): void => {
  const tabs = openTabs()
  const wishes = new Map<string, Wish>()
  let source: EventSource | null = null
  let asked = ''
  let again: ReturnType<typeof setTimeout> | undefined
  const tell = (word: TabWord): void => tabs.postMessage(word)

  const open = (): void => {
    clearTimeout(again)
    source?.close()
    source = new EventSource(addressOf(wishes))
    source.addEventListener('hello', () => {
      tell({ kind: 'live', isLive: true })
      tell({ kind: 'changed', conversation: null })
    })
    source.addEventListener(LIVE_EVENT, ({ data }: MessageEvent<string>) =>
      tell({ kind: 'changed', conversation: Number(data) }),
    )
    source.addEventListener('error', ({ target }) => {
      tell({ kind: 'live', isLive: false })
      if (target === source && source?.readyState === EventSource.CLOSED)
        again = setTimeout(open, AGAIN_MS)
    })
  }

  /** Begins again when something else is wanted, or by somebody else. */
  const follow = (): void => {
    const wanted = `${addressOf(wishes)} ${loginsOf(wishes)}`
    if (wanted === asked) return
    asked = wanted
    open()
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<TabWord>) => {
    if (data.kind === 'wants') {
      wishes.set(data.tab, data)
      follow()
      tell({ kind: 'live', isLive: source?.readyState === EventSource.OPEN })
    }
    if (data.kind === 'leaves') wishes.delete(data.tab)
  })
  signal.addEventListener('abort', () => {
    clearTimeout(again)
    source?.close()
    tabs.close()
  })
  tell({ kind: 'who' })
}
