import { type Html, html } from '@inzrt/domain/text'
import { formatDateTime, remainingTime } from '@inzrt/domain/time'
import type { ProductClock } from '../product/createProduct.ts'

const STEPS = [
  [15, '+ 15 minut'],
  [60, '+ 1 hodina'],
  [1_440, '+ 1 den'],
  [20_160, '+ 14 dní'],
] as const

const moment = (label: string, time: Date): Html => html`
      <div><dt>${label}</dt><dd><time datetime="${time.toISOString()}">${formatDateTime(time)}</time></dd></div>`

const stateOf = (ahead: string | null): string =>
  ahead ? `Produkt je napřed o ${ahead}.` : 'Produkt jde přesně.'

/** The two times, and the buttons that part them. */
export const renderClock = (clock: ProductClock | null, machineTime: Date): Html => {
  // The product's moment by its offset: two clocks read one after the other are never an hour apart.
  const time = new Date(machineTime.getTime() + (clock?.offsetMs ?? 0))
  const ahead = remainingTime(time, machineTime)

  return html`
  <section class="clock" aria-labelledby="hodiny">
    <h2 id="hodiny">Hodiny</h2>
    <dl>${moment('Čas produktu', time)}${moment('Skutečný čas', machineTime)}
    </dl>
    <p class="${ahead ? 'ahead' : 'note'}">${clock ? stateOf(ahead) : 'Produkt neodpovídá.'}</p>
    <form method="post" action="/clock">
      ${STEPS.map(([minutes, label]) => html`<button name="advanceMinutes" value="${minutes}">${label}</button>\n      `)}
    </form>
    <form method="post" action="/clock">
      <button class="quiet" name="reset" value="1">Vrátit na skutečný čas</button>
    </form>
  </section>`
}
