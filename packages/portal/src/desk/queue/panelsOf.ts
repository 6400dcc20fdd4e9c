import type { QueueItem } from '@inzrt/contracts/desk/queue'
import type { PanelName } from './shortcuts.ts'

type Offered = Readonly<{ panel: PanelName; label: string }>

const FILE: Offered = { panel: 'file', label: 'Historie a podobné' }
const EDIT: Offered = { panel: 'edit', label: 'Upravit text' }
const MOVE: Offered = { panel: 'move', label: 'Přesunout' }

/** Nothing is left of them that could be taken away. */
const SETTLED: ReadonlySet<string> = new Set(['rejected', 'blocked', 'deleted'])

/** Whether an ad waits to be approved, itself or by a change. */
export const waitsForApproval = ({ ad }: Pick<QueueItem, 'ad'>): boolean =>
  ad.state === 'waiting_approval' || ad.change !== null

/** The decision a card is there for; the key R opens it. */
export const mainPanel = ({ ad, appeal, tally }: QueueItem): Offered | null => {
  if (appeal)
    return appeal.isOwnDecision ? null : { panel: 'appeal', label: 'Rozhodnout o odvolání' }
  if (tally) return { panel: 'verdict', label: 'Rozhodnout o hlášení' }

  if (ad.change) return { panel: 'reject', label: 'Zamítnout změnu' }
  if (ad.state === 'waiting_approval') return { panel: 'reject', label: 'Zamítnout' }

  return SETTLED.has(ad.state) ? null : { panel: 'reject', label: 'Zablokovat' }
}

/** What can be opened under a card. */
export const panelsOf = (item: QueueItem): readonly Offered[] => {
  const main = mainPanel(item)

  return [...(main ? [main] : []), ...(item.appeal ? [] : [EDIT, MOVE]), FILE]
}
