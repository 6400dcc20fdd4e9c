import { formatExactly } from '@inzrt/domain/price'
import { type CreditPackage, creditDiscount } from '@inzrt/rules/order'
import { PricePicker } from './PricePicker.tsx'

export type CreditPickerProps = {
  id: string
  /** What can be bought, with prices. */
  packages: readonly CreditPackage[]
  /** Credit of the package that is chosen. */
  value: number
  onChange: (credit: number) => void
  disabled?: boolean
}

/** How much credit to buy; a `<fieldset>` of radios with prices. */
export const CreditPicker = ({ packages, ...field }: CreditPickerProps) => (
  <PricePicker
    {...field}
    legend="Dobít kredit kartou"
    choices={packages.map((offered) => ({
      value: offered.credit,
      price: offered.price,
      name: `Kredit ${formatExactly(offered.credit, 'CZK')}`,
      note: `O\u00a0${creditDiscount(offered)}\u00a0% levněji.`,
    }))}
  />
)
