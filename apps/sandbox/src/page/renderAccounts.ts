import { type Html, html } from '@inzrt/domain/text'

/** An account of the demo, as somebody logs in with it. */
export type DemoAccount = Readonly<{ nickname: string; password: string; scope: string }>

const row = ({ nickname, password, scope }: DemoAccount): Html => html`
        <tr><th scope="row">${nickname}</th><td><code>${password}</code></td><td>${scope}</td></tr>`

/** Accounts of the demo with the passwords they have on this machine. */
export const renderAccounts = (accounts: readonly DemoAccount[]): Html => html`
  <section class="accounts" aria-labelledby="ucty">
    <h2 id="ucty">Ukázkové účty</h2>
    <table>
      <thead><tr><th scope="col">Přezdívka</th><th scope="col">Heslo</th><th scope="col">Oprávnění</th></tr></thead>
      <tbody>${accounts.map(row)}
      </tbody>
    </table>
    <p class="note">Hesla platí jen na tomto počítači, a to dokud je nezměníte.</p>
  </section>`
