import type { GatewaySettings } from '../../advertising/payments/readGateway.ts'

type Values = Readonly<{
  GP_WEBPAY_URL: string
  GP_WEBPAY_STATUS_URL: string
  GP_WEBPAY_PROVIDER?: string | undefined
  GP_WEBPAY_MERCHANT?: string | undefined
  GP_WEBPAY_KEY_FILE?: string | undefined
  GP_WEBPAY_KEY_PASSWORD?: string | undefined
  GP_WEBPAY_CERTIFICATE_FILE?: string | undefined
  GENERAL_ORIGIN: string
  ADULT_ORIGIN: string
}>

/** Where the card gateway is and who we are there; null: nobody pays by card. */
export const readGatewaySettings = (values: Values): GatewaySettings | null => {
  const {
    GP_WEBPAY_MERCHANT: merchantNumber,
    GP_WEBPAY_KEY_FILE: shopKeyFile,
    GP_WEBPAY_CERTIFICATE_FILE: gatewayKeyFile,
  } = values
  if (!merchantNumber || !shopKeyFile || !gatewayKeyFile) return null

  return {
    merchantNumber,
    shopKeyFile,
    gatewayKeyFile,
    url: values.GP_WEBPAY_URL,
    inquiry: values.GP_WEBPAY_PROVIDER
      ? { url: values.GP_WEBPAY_STATUS_URL, provider: values.GP_WEBPAY_PROVIDER }
      : null,
    shopKeyPassword: values.GP_WEBPAY_KEY_PASSWORD,
    origins: { general: values.GENERAL_ORIGIN, adult: values.ADULT_ORIGIN },
  }
}
