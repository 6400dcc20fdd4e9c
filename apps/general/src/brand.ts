import type { Brand } from '@inzrt/portal/shell/brand/Brand.ts'
import { PAPERS } from '@inzrt/ui/tokens/papers.ts'

export const brand = {
  id: 'general',
  name: 'Inzrt',
  nameLocative: 'Inzrtu',
  wordmark: 'inzrt',
  originSetting: 'GENERAL_ORIGIN',
  description:
    'Inzeráty z novin i z webu: auta, byty, kola, kočárky i dřevo na topení z celého Česka. Každý inzerát kontrolují lidé.',
  headline: 'Co vám překáží, jinému chybí.',
  home: { sections: 'Obsah dnešního trhu', newest: 'Právě vyloženo' },
  missing: { title: 'Tady už je vyprodáno.', instead: 'Co se dá sehnat hned' },
  homeTitle: 'Inzrt – inzeráty z novin i z webu',
  theme: null,
  colorScheme: 'light dark',
  themeColors: { light: PAPERS['inzrt-light'], dark: PAPERS['inzrt-dark'] },
  hasNewspaper: true,
  adultOnly: false,
  popularSearches: ['dřevo na topení', 'dětské lyže', 'sněhová fréza', 'chata Vysočina'],
  motto: 'Inzeráty z novin i z webu',
  imprint: 'Inzrt – inzertní noviny a web',
  sister: {
    name: 'Pinkpack',
    originSetting: 'ADULT_ORIGIN',
    navLabel: 'Pinkpack 18+',
    footerLabel: 'Pinkpack – web pro dospělé',
  },
} as const satisfies Brand
