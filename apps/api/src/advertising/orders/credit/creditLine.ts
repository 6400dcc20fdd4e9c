import { formatExactly } from '@inzrt/domain/price'
import type { CreditPackage, OrderLine } from '@inzrt/rules/order'

/** The line of an order that buys a package. */
export const creditLine = ({ credit, price }: CreditPackage): OrderLine => ({
  kind: 'credit',
  label: `Kredit ${formatExactly(credit, 'CZK')}`,
  unitPrice: credit,
  discount: credit - price,
})

/** The package a line of an order bought: its price is what was bought, lowered by what is saved. */
export const packageOf = ({
  unitPrice,
  discount = 0,
}: Pick<OrderLine, 'unitPrice' | 'discount'>): CreditPackage => ({
  credit: unitPrice,
  price: unitPrice - discount,
})
