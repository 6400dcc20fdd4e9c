import type { WordmarkName } from '../logo/Wordmark.tsx'

type SampleBrand = {
  wordmark: WordmarkName
  brandName: string
  /** The name after „na“. */
  locative: string
  /** Where the site stands, as an address begins. */
  host: string
  email: string
  /** Of the home page. */
  headline: string
  home: { sections: string; newest: string }
  sister: {
    navigation: { href: string; name: string }
    footer: { href: string; label: string }
  }
}

const PINKPACK_HREF = 'http://pinkpack.localhost:3000/'
const INZRT_HREF = 'http://localhost:3000/'

const BRANDS: Readonly<Record<WordmarkName, SampleBrand>> = {
  inzrt: {
    wordmark: 'inzrt',
    brandName: 'Inzrt',
    locative: 'Inzrtu',
    host: 'inzrt.example',
    email: 'podpora@inzrt.example',
    headline: 'Co vám překáží, jinému chybí.',
    home: { sections: 'Obsah dnešního trhu', newest: 'Právě vyloženo' },
    sister: {
      navigation: { href: PINKPACK_HREF, name: 'Pinkpack 18+' },
      footer: { href: PINKPACK_HREF, label: 'Pinkpack – web pro dospělé' },
    },
  },
  pinkpack: {
    wordmark: 'pinkpack',
    brandName: 'Pinkpack',
    locative: 'Pinkpacku',
    host: 'pinkpack.example',
    email: 'podpora@pinkpack.example',
    headline: 'Dva jsou víc než jeden.',
    home: { sections: 'Rubriky', newest: 'Nejnovější inzeráty' },
    sister: {
      navigation: { href: INZRT_HREF, name: 'Inzrt' },
      footer: { href: INZRT_HREF, label: 'Inzrt – inzeráty pro všechny' },
    },
  },
}

/** Facts of the brand in whose look a story is drawn. */
export const sampleBrand = (look: unknown): SampleBrand =>
  BRANDS[look === 'pinkpack' ? look : 'inzrt']
