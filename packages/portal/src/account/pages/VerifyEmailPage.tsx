import { AuthSlot } from '../../login/AuthSlot.client.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'

/** The link of the mail that confirms an address leads here. */
export const VerifyEmailPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Potvrzení e-mailu" drawing="letter">
    <h1>Potvrzení e-mailu</h1>
    <AuthSlot part="verifyEmail" />
  </FormPage>
)
