import type { Brand } from '../../shell/brand/Brand.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { GuestFavouritesSlot } from './GuestFavouritesSlot.client.tsx'

/** Ads marked in this browser; anyone who has an account finds them there. */
export const FavouritesPage = ({ brand }: { brand: Brand }) => (
  <FormPage brand={brand} crumb="Oblíbené inzeráty">
    <h1>Oblíbené inzeráty</h1>
    <GuestFavouritesSlot />
  </FormPage>
)
