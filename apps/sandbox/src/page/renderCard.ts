import { type Html, html } from '@inzrt/domain/text'

/** Where payments by card are made and ended. */
export const renderCard = (): Html => html`
  <section aria-labelledby="karta">
    <h2 id="karta">Platební karta</h2>
    <p class="note">Platby končí tak, jak si zvolíte: zaplacením, zamítnutím, zrušením i tichem.</p>
    <p><a href="/gateway">Platby na bráně</a></p>
  </section>`
