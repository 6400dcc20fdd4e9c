import type { Transparency } from '@inzrt/contracts/desk/transparency'
import { REPORT_REASONS } from '@inzrt/rules/moderation'

const hours = (median: number | null): string =>
  median === null ? 'zatím nic' : `${Math.max(1, Math.ceil(median)).toLocaleString('cs')}\u00a0h`

/** Why ads were reported, how often, and how often that was right. */
export const toReasonRows = ({ reasons }: Pick<Transparency, 'reasons'>): string[][] =>
  reasons.map(({ reason, received, upheld }) => [
    REPORT_REASONS[reason],
    String(received),
    String(upheld),
  ])

/** Counters of moderation as a table of facts. */
export const toTransparencyFacts = ({ reports, ads, pages, appeals }: Transparency) => [
  { label: 'Přijatá hlášení', value: String(reports.received) },
  { label: 'z\u00a0toho oznámení protiprávního obsahu', value: String(reports.notices) },
  { label: 'Vyhověli jsme', value: String(reports.upheld) },
  { label: 'Nevyhověli jsme', value: String(reports.dismissed) },
  { label: 'Posouzeno spolu s\u00a0jiným hlášením', value: String(reports.duplicate) },
  { label: 'Inzerát mezitím smazal ten, kdo ho vložil', value: String(reports.gone) },
  { label: 'Čeká na rozhodnutí', value: String(reports.waiting) },
  { label: 'Polovina rozhodnuta do', value: hours(reports.medianHours) },
  { label: 'Nezveřejněné inzeráty', value: String(ads.rejected) },
  { label: 'Zablokované inzeráty', value: String(ads.blocked) },
  { label: 'Přesunuté inzeráty', value: String(ads.moved) },
  {
    label: 'Stránky firem, z\u00a0nichž jsme odstranili text a\u00a0logo',
    value: String(pages.removed),
  },
  { label: 'Přijatá odvolání', value: String(appeals.received) },
  { label: 'z\u00a0toho úspěšná', value: String(appeals.upheld) },
]
