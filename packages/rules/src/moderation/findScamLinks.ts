import { foldLetters, plainSigns } from '@inzrt/domain/text'

/** Names that fraud borrows, and where they really live. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  ppl: ['ppl.cz'],
  dpd: ['dpd.com', 'dpd.cz'],
  gls: ['gls-czech.com', 'gls-group.eu', 'gls-group.com'],
  dhl: ['dhl.com', 'dhl.cz'],
  zasilkovna: ['zasilkovna.cz'],
  packeta: ['packeta.com', 'packeta.cz'],
  balikovna: ['balikovna.cz'],
  ceskaposta: ['ceskaposta.cz'],
  csob: ['csob.cz'],
  paypal: ['paypal.com'],
  inzrt: [],
}

const LINK =
  /(?<![@\w.-])(?:https?:\/\/)?((?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24})(?:[/?#]\S{0,300})?/g

const isAt = (host: string, home: string): boolean => host === home || host.endsWith(`.${home}`)

/**
 * Finds links that carry the name of a courier or a bank and lead somewhere else, as the fraud with a
 * courier who „brings money“ does.
 * @example findScamLinks('zaplaceno: ppl-platba.shop/x') // ['ppl-platba.shop']
 */
export const findScamLinks = (text: string): string[] =>
  Array.from(foldLetters(plainSigns(text)).matchAll(LINK), ([link, host = '']) => ({ link, host }))
    .filter(({ link, host }) =>
      Object.entries(BORROWED).some(
        ([name, homes]) =>
          new RegExp(`(?<![a-z])${name}`).test(link) && !homes.some((home) => isAt(host, home)),
      ),
    )
    .map(({ host }) => host)
