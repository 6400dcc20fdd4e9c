import type { Exchange } from '@inzrt/contracts/ads/exchange'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'

export type ExchangeText = Readonly<{ state: string; hint: string }>

const SECRET = 'Kontakt na vás nikdo nedostane, dokud nebudou souhlasit všichni.'

const until = ({ endsAt }: Exchange): string => nonBreaking(formatDateTime(new Date(endsAt)))

const openText = (exchange: Exchange): ExchangeText => {
  const { ads, agreed, hasAgreed } = exchange
  const all = ads.length
  if (hasAgreed)
    return {
      state: 'Souhlasíte, čeká se na ostatní',
      hint: `Zatím souhlasí ${agreed}\u00a0z\u00a0${all}. Čekáme do ${until(exchange)} a\u00a0dáme vám vědět e-mailem.`,
    }

  return {
    state: all > 2 ? 'Výměna ve třech' : 'Výměna ve dvou',
    hint: `${SECRET} Odpovědět můžete do ${until(exchange)}.`,
  }
}

/** How far an exchange is, as one of its advertisers reads it. */
export const exchangeText = (exchange: Exchange): ExchangeText => {
  switch (exchange.state) {
    case 'open':
      return openText(exchange)
    case 'agreed':
      return {
        state: 'Všichni souhlasí',
        hint: 'Kdy a\u00a0kde si věci předáte, domluvte v\u00a0konverzaci.',
      }
    case 'declined':
      return {
        state: 'Z\u00a0výměny sešlo',
        hint: 'Nesouhlasili s\u00a0ní všichni. Kontakt na vás nikdo nedostal a\u00a0hledáme dál.',
      }
    case 'expired':
      return {
        state: 'Výměna už neplatí',
        hint: 'Čas na odpověď vypršel, nebo některý z\u00a0inzerátů skončil. Kontakt na vás nikdo nedostal a\u00a0hledáme dál.',
      }
  }
}
