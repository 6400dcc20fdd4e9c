/**
 * What one site says of itself and of its sister. Shared code reads these facts and never asks which
 * site it is in.
 */
export type Brand = Readonly<{
  /** Name the API knows the site by. */
  id: 'general' | 'adult'
  name: string
  /** The name after „na“. */
  nameLocative: string
  /** Drawing of the name. */
  wordmark: 'inzrt' | 'pinkpack'
  /** Setting that holds the site's own address. */
  originSetting: OriginSetting
  /** One sentence for search engines and the manifest. */
  description: string
  /** The hero's headline. */
  headline: string
  /** Headings of the home page: goods are laid out on a market, people are not. */
  home: Readonly<{ sections: string; newest: string }>
  /** Headings of an address where nothing is, and of what is there instead. */
  missing: Readonly<{ title: string; instead: string }>
  /** What a browser tab says on the home page. */
  homeTitle: string
  /** Value of `data-brand` on the document; null draws the default theme. */
  theme: 'pinkpack' | null
  /** Colour schemes the theme has. */
  colorScheme: 'light dark' | 'dark'
  /** Colours of the browser's own frame, light and dark. */
  themeColors: Readonly<{ light: string; dark: string }>
  /** Whether the site's ads also appear in the printed newspaper. */
  hasNewspaper: boolean
  /** Content only for adults: labels for filters of parents, the gate, no pictures in share cards. */
  adultOnly: boolean
  /** Searches offered below the hero's search box. */
  popularSearches: readonly string[]
  /** End of that line where no edition of a newspaper closes. */
  ageNote?: string
  /** Middle of the line above the header. */
  motto: string
  /** Last line of the footer. */
  imprint: string
  sister: Readonly<{
    name: string
    originSetting: OriginSetting
    navLabel: string
    footerLabel: string
  }>
}>

type OriginSetting = 'GENERAL_ORIGIN' | 'ADULT_ORIGIN'
