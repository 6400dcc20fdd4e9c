import type { Brand } from '@inzrt/portal/shell/brand/Brand.ts'
import { PAPERS } from '@inzrt/ui/tokens/papers.ts'

export const brand = {
  id: 'adult',
  name: 'Pinkpack',
  nameLocative: 'Pinkpacku',
  wordmark: 'pinkpack',
  originSetting: 'ADULT_ORIGIN',
  description:
    'Seznámení a společnost pro dospělé: inzeráty kontrolují lidé a zbytečné údaje po vás nechceme. Jen od 18 let.',
  headline: 'Dva jsou víc než jeden.',
  home: { sections: 'Rubriky', newest: 'Nejnovější inzeráty' },
  missing: { title: 'Tady nikdo není.', instead: 'Kdo se právě ozval' },
  homeTitle: 'Pinkpack – inzeráty pro dospělé',
  theme: 'pinkpack',
  colorScheme: 'dark',
  themeColors: { light: PAPERS.pinkpack, dark: PAPERS.pinkpack },
  hasNewspaper: false,
  adultOnly: true,
  popularSearches: ['káva a procházka', 'taneční kurz', 'společnost do divadla', 'výlety'],
  ageNote: 'Jen 18+',
  motto: 'Seznámení a společnost, diskrétně',
  imprint: 'Pinkpack – sesterský web Inzrtu',
  sister: {
    name: 'Inzrt',
    originSetting: 'GENERAL_ORIGIN',
    navLabel: 'Inzrt',
    footerLabel: 'Inzrt – inzeráty pro všechny',
  },
} as const satisfies Brand
