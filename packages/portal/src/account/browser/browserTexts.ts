import type { Brand } from '../../shell/brand/Brand.ts'

export const BROWSER_TITLE = 'Co o mně víte v tomto prohlížeči'

export const BROWSER_LEAD =
  'Úplný seznam toho, co si tento prohlížeč pamatuje pro náš web. I to, co jinak nevidíte.'

const FILTERS =
  'Filtry, řazení a hledané slovo jsou jen v adrese stránky. Když ji zavřete, nezůstane po nich nic, leda ve vaší historii prohlížení.'

const CONSENTS =
  'Cookies pro reklamu, měření návštěvnosti ani sdílení s někým dalším nemáme, proto se na souhlas s nimi neptáme. Souhlas s novinkami patří k účtu a najdete ho v jeho nastavení.'

const AGE = 'Po smazání se vás při příští návštěvě znovu zeptáme na věk.'

/** What is kept elsewhere or not at all. */
export const browserTexts = ({ adultOnly }: Pick<Brand, 'adultOnly'>): readonly string[] => [
  FILTERS,
  CONSENTS,
  ...(adultOnly ? [AGE] : []),
]
