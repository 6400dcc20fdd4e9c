import { type AdFilter, accountHref } from '../../shell/session/accountState.ts'

type FilterTexts = Readonly<{
  filter: AdFilter
  label: string
  /** What stands instead of an empty list, and where to go from there. */
  title: string
  hint: string
  next: Readonly<{ href: string; label: string }>
}>

const toActive = { href: accountHref({ tab: 'inzeraty' }), label: 'Aktivní inzeráty' }
const toPlace = { href: '/vlozit-inzerat', label: 'Vložit inzerát' }

/** Words of each way to see one's own ads. */
export const adFilterTexts: Readonly<Record<AdFilter, FilterTexts>> = {
  aktivni: {
    filter: 'aktivni',
    label: 'Aktivní',
    title: 'Zatím tu nemáte žádný aktivní inzerát',
    hint: 'Vložení zabere pár minut a\u00a0ve většině rubrik je zdarma.',
    next: toPlace,
  },
  konci: {
    filter: 'konci',
    label: 'Končí do 7 dnů',
    title: 'V příštích sedmi dnech žádný inzerát nekončí',
    hint: 'Jak dlouho který platí, vidíte u aktivních inzerátů.',
    next: toActive,
  },
  cekajici: {
    filter: 'cekajici',
    label: 'Čekající',
    title: 'Žádný inzerát na nic nečeká',
    hint: 'Tady uvidíte inzeráty, které čekají na ověření, zaplacení nebo schválení.',
    next: toActive,
  },
  neaktivni: {
    filter: 'neaktivni',
    label: 'Neaktivní',
    title: 'Žádné neaktivní inzeráty',
    hint: 'Tady uvidíte inzeráty pozastavené, ukončené a zamítnuté.',
    next: toActive,
  },
}
