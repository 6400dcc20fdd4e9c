import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size])

  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
}

type Cbor = string | number | Buffer | Map<string | number, Cbor>

/** As much of CBOR as keys write. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])

  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)]),
  ])
}

const hash = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
const uint = (size: number, value: number): Buffer => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)

  return bytes
}

const HERE = 0x01
const HAS_KEY = 0x40

type Options = Readonly<{ challenge: string }>

/** A key as a telephone has one, in a browser that is open at a site; written from the standard, without the library. */
export const createPasskeyDevice = (origin: string, rpId = new URL(origin).hostname) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const name = id.toString('base64url')
  let counter = 0
  const base = (flags: number) =>
    Buffer.concat([hash(rpId), Buffer.from([flags]), uint(4, counter)])
  const said = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const credential = (response: object) => ({
    id: name,
    rawId: name,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** Sets how often it says it was used. */
    count: (uses: number): void => {
      counter = uses
    },

    make: (options: Options) => {
      const key = cbor(
        new Map<string | number, Cbor>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          ...([
            [-2, Buffer.from(x, 'base64url')],
            [-3, Buffer.from(y, 'base64url')],
          ] as const),
        ]),
      )
      const parts = [base(HERE | HAS_KEY), Buffer.alloc(16), uint(2, id.length), id, key]
      const attestation = new Map<string | number, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Buffer.concat(parts)],
      ])

      return credential({
        clientDataJSON: said('create', options).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },

    sign: (options: Options) => {
      counter += 1
      const data = said('get', options)
      const authenticator = base(HERE)

      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticator, hash(data)]), privateKey).toString(
          'base64url',
        ),
      })
    },
  }
}
