import type { Brand } from '../../brand/Brand.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { AuthSlot } from '../AuthSlot.client.tsx'

/** The link of the mail that confirms an address leads here. */
export const VerifyEmailPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Potvrzení e-mailu">
    <h1>Potvrzení e-mailu</h1>
    <AuthSlot part="verifyEmail" />
  </FormPage>
)
