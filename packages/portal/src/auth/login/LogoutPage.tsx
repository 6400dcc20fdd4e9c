import type { Brand } from '../../brand/Brand.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { AuthSlot } from '../AuthSlot.client.tsx'

/** Whoever comes here is logged out and taken home. */
export const LogoutPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Odhlášení">
    <h1>Odhlášení</h1>
    <AuthSlot part="logout" />
  </FormPage>
)
