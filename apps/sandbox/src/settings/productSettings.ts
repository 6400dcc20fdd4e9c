import { resolve } from 'node:path'
import { BANK_CODE, MERCHANT } from '../gateway/openBank.ts'
import { REGISTER_PATH } from '../register/register.routes.ts'
import { openSecrets } from './openSecrets.ts'

type Place = Readonly<{ dataDir: string; port: number; smtpPort: number; inletPort: number }>

/** Settings of the product by which everybody outside it is this sandbox. */
export const productSettings = ({ dataDir, port, smtpPort, inletPort }: Place) => {
  const { secret, shop, pushKey } = openSecrets(resolve(dataDir, 'sandbox'))
  const page = `http://localhost:${port}`
  const server = `http://127.0.0.1:${port}`

  return {
    api: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_REPLY_DOMAIN: 'odpovedi.inzrt.localhost',
      MAIL_INLET_PORT: String(inletPort),
      SMS_GATEWAY_URL: `${server}/operator/sms`,
      SMS_GATEWAY_KEY: secret,
      SMS_PROVIDERS: `sandbox:signed:${secret}`,
      PUSH_KEY: pushKey,
      INNER_PUSH: '1',
      GP_WEBPAY_URL: `${page}/gateway`,
      GP_WEBPAY_STATUS_URL: `${server}/gateway/stav`,
      GP_WEBPAY_PROVIDER: BANK_CODE,
      GP_WEBPAY_MERCHANT: MERCHANT,
      GP_WEBPAY_KEY_FILE: shop.keyFile,
      GP_WEBPAY_CERTIFICATE_FILE: shop.bankFile,
      ARES_URL: `${server}${REGISTER_PATH}`,
      DEMO_KEY: secret,
    },
    bff: {
      GP_WEBPAY_URL: `${page}/gateway`,
      AGE_SIMULATOR_URL: `${page}/vek`,
    },
  } as const
}
