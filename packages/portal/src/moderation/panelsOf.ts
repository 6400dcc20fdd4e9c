import type { QueueItem } from '@inzrt/contracts/moderation'
import type { PanelName } from './shortcuts.ts'

type Offered = Readonly<{ panel: PanelName; label: string }>

const FILE: Offered = { panel: 'file', label: 'Historie a podobné' }
const EDIT: Offered = { panel: 'edit', label: 'Upravit text' }
const MOVE: Offered = { panel: 'move', label: 'Přesunout' }

/** The decision a card is there for; the key R opens it. */
export const mainPanel = ({ ad, appeal, reports }: QueueItem): Offered | null => {
  if (appeal)
    return appeal.isOwnDecision ? null : { panel: 'appeal', label: 'Rozhodnout o odvolání' }
  if (reports.length > 0) return { panel: 'verdict', label: 'Rozhodnout o hlášení' }

  return ad.state === 'waiting_approval' ? { panel: 'reject', label: 'Zamítnout' } : null
}

/** What can be opened under a card. */
export const panelsOf = (item: QueueItem): readonly Offered[] => {
  const main = mainPanel(item)

  return [...(main ? [main] : []), ...(item.appeal ? [] : [EDIT, MOVE]), FILE]
}
