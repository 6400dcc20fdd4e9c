import type { Brand } from '../brand/Brand.ts'
import { AuthSlot } from './AuthSlot.client.tsx'
import { FormPage } from './FormPage.tsx'

/** Whoever comes here is logged out and taken home. */
export const LogoutPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Odhlášení">
    <h1>Odhlášení</h1>
    <AuthSlot part="logout" />
  </FormPage>
)
