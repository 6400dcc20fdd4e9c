import { AuthSlot } from '../../login/AuthSlot.client.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'

/** The link of a letter about new ads leads here. */
export const UnsubscribePage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Zrušení upozornění">
    <h1>Zrušení upozornění</h1>
    <p>
      Uložené hledání vám zůstane v{'\u00a0'}účtu, jen o{'\u00a0'}něm přestaneme psát.
    </p>
    <AuthSlot part="unsubscribe" />
  </FormPage>
)
