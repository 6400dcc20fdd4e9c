import { type Html, html, NBSP } from '@inzrt/domain/text'
import { formatTime } from '@inzrt/domain/time'
import { ERROR_STYLE } from '../answers/errorStyle.ts'
import { plainPage } from '../answers/plainPage.ts'
import type { Brand } from '../config/Brand.ts'
import { stylePolicy } from '../pages/contentSecurityPolicy.ts'
import {
  type Readings,
  type ServiceReading,
  type ServiceState,
  STRETCH_MS,
} from './createServiceStatus.ts'
import { toPeriods } from './toPeriods.ts'

const STYLE = `${ERROR_STYLE}
h1{font-size:clamp(1.75rem,1.25rem + 2vw,2.5rem)}
.whole{color:var(--ink);font-weight:700;font-size:1.25rem}
ul{list-style:none;padding:0;margin-block:2rem;border-block-start:1px solid var(--soft)}
li{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding-block:.75rem;border-block-end:1px solid var(--soft)}
h2{font-size:1.125rem}
li p{margin:0}
li small{grid-column:1/-1;color:var(--soft);font-size:1rem}
.state::before{content:"●";margin-inline-end:.5rem;color:light-dark(oklch(.5 .13 150),oklch(.78 .15 150))}
.troubled::before{content:"▲";color:light-dark(oklch(.55 .14 60),oklch(.8 .15 70))}
.down::before{content:"■";color:light-dark(oklch(.52 .2 28),oklch(.75 .17 28))}
.unknown::before{content:"○";color:var(--soft)}
`

/** Policy of the page: nothing but its style. */
export const STATUS_POLICY = stylePolicy(STYLE)

const STATES: Readonly<Record<ServiceState, string>> = {
  fine: 'V pořádku',
  troubled: 'Potíže',
  down: 'Mimo provoz',
  unknown: 'Zatím bez údajů',
}

const WHOLE = {
  fine: 'Všechno běží, jak má.',
  troubled: 'Něco právě nefunguje, jak má. Pracujeme na tom.',
} as const

const isBad = ({ state }: ServiceReading): boolean => state === 'troubled' || state === 'down'

const history = (troubledAt: readonly Date[]): string => {
  const periods = toPeriods(troubledAt, STRETCH_MS).map(
    ({ from, to }) => `${formatTime(from)}–${formatTime(to)}`,
  )

  return periods.length > 0 ? `Potíže v poslední hodině: ${periods.join(', ')}` : ''
}

const item = ({ name, state, troubledAt }: ServiceReading): Html => {
  const past = history(troubledAt)

  return html`<li><h2>${name}</h2><p class="state ${state}">${STATES[state]}</p>${past ? html`<small>${past}</small>` : null}</li>`
}

/** How each service has answered lately, for visitors; times are Prague's. */
export const statusPage = (brand: Brand, { at, services }: Readings): string => {
  const whole = services.some(isBad) ? WHOLE.troubled : WHOLE.fine

  return plainPage({
    brand,
    title: `Stav provozu – ${brand.name}`,
    heading: 'Stav provozu',
    style: STYLE,
    content: html`<p class="whole">${whole}</p><ul>${services.map(item)}</ul><p>Tak jsme v${NBSP}posledních minutách odpovídali návštěvníkům; stav v${NBSP}${formatTime(at)}. <a href="">Načíst znovu</a></p><a class="home" href="/">Zpět na hlavní stranu</a>`,
  })
}
