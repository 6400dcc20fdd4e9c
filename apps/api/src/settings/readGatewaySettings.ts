import type { GatewaySettings } from '../payments/readGateway.ts'

type Values = Readonly<{
  GATEWAY_URL: string
  GATEWAY_MERCHANT?: string | undefined
  GATEWAY_SHOP_KEY_FILE?: string | undefined
  GATEWAY_SHOP_KEY_PASSWORD?: string | undefined
  GATEWAY_KEY_FILE?: string | undefined
  GENERAL_ORIGIN: string
  ADULT_ORIGIN: string
}>

/**
 * Where the card gateway is and who we are there; null: nobody pays by card.
 * @throws Error when only some of it is set
 */
export const readGatewaySettings = (values: Values): GatewaySettings | null => {
  const {
    GATEWAY_MERCHANT: merchantNumber,
    GATEWAY_SHOP_KEY_FILE: shopKeyFile,
    GATEWAY_KEY_FILE: gatewayKeyFile,
  } = values
  if (!merchantNumber && !shopKeyFile && !gatewayKeyFile) return null
  if (!merchantNumber || !shopKeyFile || !gatewayKeyFile)
    throw new Error(
      'Wrong settings: GATEWAY_MERCHANT, GATEWAY_SHOP_KEY_FILE and GATEWAY_KEY_FILE belong together',
    )

  return {
    ...{ merchantNumber, shopKeyFile, gatewayKeyFile, url: values.GATEWAY_URL },
    shopKeyPassword: values.GATEWAY_SHOP_KEY_PASSWORD,
    origins: { general: values.GENERAL_ORIGIN, adult: values.ADULT_ORIGIN },
  }
}
