import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { FindAdSlot } from './FindAdSlot.client.tsx'

/** The page from which a person who placed an ad without an account comes to change it. */
export const FindAdPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Upravit inzerát" drawing="keys">
    <h1>Upravit inzerát</h1>
    <p>
      Inzeráty vložené pod účtem najdete ve <a href="/muj-ucet">svém účtu</a>. Bez účtu stačí heslo
      k{'\u00a0'}inzerátu.
    </p>
    <FindAdSlot />
  </FormPage>
)
