import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { COMPLAINT_DAYS } from '@inzrt/rules/limits'
import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { ComplaintSlot } from './ComplaintSlot.client.tsx'

/** Where a service of the portal is complained of, by anybody. */
export const ComplaintPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Reklamace" drawing="ticket">
    <h1>Reklamace</h1>
    <p>
      Neproběhla placená služba, jak měla? Napište nám. Dostanete číslo reklamace a{'\u00a0'}odpověď
      nejpozději do {countOf(COMPLAINT_DAYS, WORD_FORMS.dayGenitive)}.{' '}
      <a href="/pravidla-inzerce#reklamace">Co o{'\u00a0'}reklamacích říkají pravidla</a>
    </p>
    <ComplaintSlot />
  </FormPage>
)
