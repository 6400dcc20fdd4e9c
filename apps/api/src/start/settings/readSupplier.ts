import type { ReceiptParty } from '../../platform/database/schema/receipts.ts'

type Values = Readonly<{
  SUPPLIER_NAME?: string | undefined
  SUPPLIER_ADDRESS: string
  SUPPLIER_COMPANY_ID?: string | undefined
  SUPPLIER_VAT_ID?: string | undefined
  SUPPLIER_ACCOUNT?: string | undefined
}>

/** Who sells, as receipts name them; undefined while the product is only tried. */
export const readSupplier = (values: Values): ReceiptParty | undefined =>
  values.SUPPLIER_NAME
    ? {
        name: values.SUPPLIER_NAME,
        address: values.SUPPLIER_ADDRESS.split('|')
          .map((line) => line.trim())
          .filter(Boolean),
        companyId: values.SUPPLIER_COMPANY_ID ?? null,
        vatId: values.SUPPLIER_VAT_ID ?? null,
        account: values.SUPPLIER_ACCOUNT ?? null,
      }
    : undefined
