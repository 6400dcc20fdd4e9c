import { hardenConsonant } from './hardenConsonant.ts'
import { IRREGULAR_FORMS } from './irregularForms.ts'

/** Neuters that grow by -et- and -at-: kuře, kuřete, kuřata. */
const YOUNG =
  /^(dit|kur|sten|kot|kac|hous|jehn|sel|tel|hrib|pras|mlad|devc|zvir|poup|rajc|ptac|vnouc|kuzl|morc|dvojc|trojc)(?:et(?:e|i|em)|at(?:a|um|ech|y)?)$/

/** Adjectives of persons in the plural: dětští is dětský, američtí is americký. */
const PERSONAL_PLURAL = /([mntvz])sti$/

const COMPARATIVE = /^(?:nej)?([a-z]{3,})ejsi(?:ho|mu|mi|m|ch)?$/

const SHORT_COMPARATIVE =
  /^(?:nej)?(stars|mlads|drazs|krats|dels|uzs|nizs|vyss|sirs|hezc|lehc|mekc|tezs|tens|cists)i(?:ho|mu|mi|m|ch)?$/

const POSITIVE: Readonly<Record<string, string>> = {
  stars: 'stary',
  mlads: 'mlady',
  drazs: 'drahy',
  krats: 'kratky',
  dels: 'dlouhy',
  uzs: 'uzky',
  nizs: 'nizky',
  vyss: 'vysoky',
  sirs: 'siroky',
  hezc: 'hezky',
  lehc: 'lehky',
  mekc: 'mekky',
  tezs: 'tezky',
  tens: 'tenky',
  cists: 'cisty',
}

/** As people speak: „vozejk“ is „vozík“; „kolejka“ is a small „kolej“. */
const SPOKEN_IK = /^([a-z]{2,})ejk$/

/**
 * Turns a form that case endings alone do not explain into one they do: „kuřata“ into „kuře“,
 * „novější“ into „nový“, „Praze“ into „Praha“. Any other folded word comes back as it is.
 */
export const toRegularForm = (word: string): string => {
  const irregular = IRREGULAR_FORMS.get(word)
  if (irregular) return irregular

  return hardenConsonant(word)
    .replace(SPOKEN_IK, '$1ik')
    .replace(YOUNG, '$1e')
    .replace(PERSONAL_PLURAL, '$1sky')
    .replace(/cti$/, 'cky')
    .replace(COMPARATIVE, '$1y')
    .replace(SHORT_COMPARATIVE, (_, root: string) => POSITIVE[root] ?? root)
}
