import { expect, test } from 'vitest'
import { anyNumber, createSmsWorld, DATING_NUMBER } from '../../test/createSmsWorld.ts'

const { send, texts, adsOf, inboundOf, publish, clock } = await createSmsWorld()

const codeIn = (text: string | undefined): string => /RE (\d{6})/.exec(text ?? '')?.[1] ?? ''

test('R040 a reply reaches the advertiser, who answers by a code; neither learns a number', async () => {
  const ad = await publish('IN IE Zena 52, Brno, hleda partnera')
  const reader = anyNumber()
  await send(`RE ${ad.dialCode} Ahoj, rad te poznam. Petr`, { from: reader })
  const [toAdvertiser = ''] = await texts(ad.from)
  await send(`RE ${codeIn(toAdvertiser)} Zitra v pet u kasny?`, { from: ad.from })
  const [toReader = ''] = await texts(reader)

  expect(toAdvertiser).toBe(
    `Od zajemce o inzerat ${ad.dialCode}: Ahoj, rad te poznam. Petr Odpoved: RE ${codeIn(toAdvertiser)} text na ${DATING_NUMBER}, 33 Kc.`,
  )
  expect(toReader).toBe(
    `Od inzerenta, inzerat ${ad.dialCode}: Zitra v pet u kasny? Odpoved: RE ${ad.dialCode} text na ${DATING_NUMBER}, 33 Kc.`,
  )
  expect(toAdvertiser + toReader).not.toMatch(/777\d{6}/)
  expect(await inboundOf(reader)).toMatchObject([{ outcome: 'reply_sent', refundAmount: 0 }])
})

test('R040 anyone who answers twice keeps the code, two people have two', async () => {
  const ad = await publish('IN IE Vdovec 66 hleda spolecnost')
  const [one, other] = [anyNumber(), anyNumber()]
  for (const from of [one, one, other]) await send(`RE ${ad.dialCode} Dobry den`, { from })
  const [third, second, first] = (await texts(ad.from)).map(codeIn)

  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('R040 a code given to one advertiser is worth nothing to anybody else', async () => {
  const ad = await publish('IN IE Rozvedena 48 hleda kamarada')
  const reader = anyNumber()
  await send(`RE ${ad.dialCode} Dobry den`, { from: reader })
  const stranger = anyNumber()
  await send(`RE ${codeIn((await texts(ad.from))[0])} Ukaz se`, { from: stranger })

  expect(await texts(reader)).toHaveLength(1)
  expect(await inboundOf(stranger)).toMatchObject([
    { outcome: 'reply_to_nobody', refundAmount: 3_300 },
  ])
})

test.each([
  ['nobody has', async () => '000000'],
  [
    'belongs to an ad that waits',
    async () => {
      const from = anyNumber()
      await send('IN IE Zena 33 hleda lasku', { from })
      return (await adsOf(from))[0]?.dialCode ?? ''
    },
  ],
])(
  'R040 a reply to a code that %s goes nowhere and its price is owed back',
  async (_what, code) => {
    const from = anyNumber()
    await send(`RE ${await code()} Dobry den`, { from })

    expect(await inboundOf(from)).toMatchObject([
      { outcome: 'reply_to_nobody', refundAmount: 3_300 },
    ])
  },
)

test('R040 after five wrong codes in an hour a number guesses no more', async () => {
  const ad = await publish('IN IE Muz 44 hleda zenu')
  const from = anyNumber()
  for (let n = 0; n < 5; n++) await send(`RE 00000${n} Ahoj`, { from })
  await send(`RE ${ad.dialCode} Ahoj`, { from })

  expect((await inboundOf(from))[0]?.outcome).toBe('too_many')
  clock.pass(3_600)
  await send(`RE ${ad.dialCode} Ahoj`, { from })
  expect((await inboundOf(from))[0]?.outcome).toBe('reply_sent')
})

test('STOP ends the ads of a number and all messages to it, until it writes again', async () => {
  const ad = await publish('IN IE Zena 40 hleda pritele')
  await send('IN IE Zena 40 a jeste jednou', { from: ad.from })
  await send('STOP', { from: ad.from })
  const reader = anyNumber()
  await send(`RE ${ad.dialCode} Ahoj`, { from: reader })

  expect((await texts(ad.from))[0]).toContain('Sluzba je ukoncena')
  expect((await inboundOf(reader))[0]?.outcome).toBe('reply_to_nobody')
  expect((await adsOf(ad.from)).map(({ state }) => state)).toEqual(['closed'])

  const again = await publish('IN IE Zena 40 uz zase hleda', ad.from)
  await send(`RE ${again.dialCode} Ahoj`, { from: reader })
  expect((await texts(ad.from))[0]).toContain(': Ahoj Odpoved: RE')
})

test('a reader who wrote STOP hears nothing from the advertiser', async () => {
  const ad = await publish('IN IE Zena 41 hleda pritele')
  const reader = anyNumber()
  await send(`RE ${ad.dialCode} Ahoj`, { from: reader })
  await send('STOP sluzba', { from: reader })
  await send(`RE ${codeIn((await texts(ad.from))[0])} Ahoj`, { from: ad.from })

  expect((await texts(reader))[0]).toContain('Sluzba je ukoncena')
  expect((await inboundOf(ad.from))[0]?.outcome).toBe('reply_to_nobody')
})

test('HELP answers with the words, the number and the price', async () => {
  const from = anyNumber()
  await send('help', { from })

  expect(await texts(from)).toEqual([
    `IN IE text na ${DATING_NUMBER} = seznamovaci inzerat, 33 Kc vc. DPH. RE kod text na ${DATING_NUMBER} = odpoved, 33 Kc vc. DPH. STOP = ukonceni sluzby.`,
  ])
})

test('a machine that answers our answers is answered thirty times an hour', async () => {
  const from = anyNumber()
  for (let n = 0; n < 32; n++) await send('automaticka odpoved', { from })

  expect(await texts(from)).toHaveLength(30)
})
