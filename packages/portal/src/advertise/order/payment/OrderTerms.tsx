import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { COMPLAINT_DAYS, DISPUTE_YEARS, REFUND_DAYS, WITHDRAWAL_DAYS } from '@inzrt/rules/limits'
import { settings } from '../../../shell/settings/settings.server.ts'
import styles from './OrderTerms.module.css'

/** The rights of who pays, and of whom, beside every order: the page is the same for all. */
export const OrderTerms = () => {
  const email = settings().SUPPORT_EMAIL

  return (
    <section className={styles.terms} aria-labelledby="vase-prava">
      <h2 id="vase-prava">Vaše práva</h2>
      <ul>
        <li>Reklamaci vyřídíme do {countOf(COMPLAINT_DAYS, WORD_FORMS.dayGenitive)}.</li>
        <li>
          Objednáváte-li jako spotřebitel, můžete odstoupit do{' '}
          {countOf(WITHDRAWAL_DAYS, WORD_FORMS.dayGenitive)} od objednávky. Peníze vrátíme do{' '}
          {countOf(REFUND_DAYS, WORD_FORMS.dayGenitive)} od odstoupení.
        </li>
        <li>
          Spor může spotřebitel do {DISPUTE_YEARS}
          {'\u00a0'}roku předložit České obchodní inspekci,{' '}
          <a href="https://www.coi.cz">www.coi.cz</a>.
        </li>
        <li>
          Objednávka z{'\u00a0'}účtu firmy, který má IČO, je objednávkou firmy, a od té odstoupit
          nejde.
        </li>
      </ul>
      <p>
        S{'\u00a0'}čímkoli pomůže <a href={`mailto:${email}`}>{email}</a>. Celé podmínky jsou v
        {'\u00a0'}
        <a href="/pravidla-inzerce">pravidlech inzerce</a>.
      </p>
    </section>
  )
}
