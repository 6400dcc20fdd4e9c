import { join } from 'node:path'
import { demoAccounts } from '@inzrt/fixtures/catalogue/demoAccounts'
import { explainListening } from '@inzrt/settings/explainListening'
import { prepareFolder } from '@inzrt/settings/prepareFolder'
import { buildSandbox } from './buildSandbox.ts'
import { openBank } from './gateway/openBank.ts'
import type { Payment } from './gateway/Payment.ts'
import type { Letter } from './mail/Letter.ts'
import { openMailServer } from './mail/openMailServer.ts'
import { readLetter } from './mail/readLetter.ts'
import { createPhone } from './phone/createPhone.ts'
import type { PhoneMessage } from './phone/PhoneMessage.ts'
import { createProduct } from './product/createProduct.ts'
import { openRecords } from './records/openRecords.ts'
import { openSecrets } from './settings/openSecrets.ts'
import type { SandboxSettings } from './settings/readSettings.ts'

const HOST = '127.0.0.1'

/**
 * Plays everybody outside the product: takes its letters and texts, brings messages, moves money that is none.
 * @throws Error with a sentence for anyone who starts it
 */
export const startSandbox = async (
  settings: SandboxSettings,
): Promise<{ stop(): Promise<void> }> => {
  const { folder, port, smtpPort } = settings
  prepareFolder('DATA_DIR', folder)
  const secrets = openSecrets(folder)
  const product = createProduct(settings)
  const letters = openRecords<Letter>(join(folder, 'letters.jsonl'))
  const app = await buildSandbox({
    ...settings,
    product,
    letters,
    secret: secrets.secret,
    bank: openBank(secrets),
    phone: createPhone(openRecords<PhoneMessage>(join(folder, 'phone.jsonl'))),
    payments: openRecords<Payment>(join(folder, 'payments.jsonl')),
    accounts: demoAccounts(secrets.secret),
  })
  const mailServer = await openMailServer(smtpPort, async (recipient, raw) => {
    const sentAt = (await product.now()).toISOString()
    const letter = await readLetter(raw, { recipient, sentAt })
    letters.put(letter.key, letter)
  }).catch((error) => {
    throw explainListening(error, { host: HOST, port: smtpPort })
  })
  try {
    await app.listen({ host: HOST, port })
  } catch (error) {
    await mailServer.close()
    throw explainListening(error, { host: HOST, port })
  }

  return {
    stop: async () => {
      await mailServer.close()
      await app.close()
    },
  }
}
