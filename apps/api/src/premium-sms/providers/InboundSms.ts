import type { IncomingHttpHeaders } from 'node:http'

/** A message as a provider hands it over, in our words. */
export type InboundSms = Readonly<{
  /** What the provider knows it by: the same message has the same one, however often it comes. */
  providerMsgId: string
  /** Number of the sender in E.164. */
  msisdn: string
  /** The premium number it was sent to. */
  shortcode: string
  text: string
  operator: string | null
  /** When the operator took it from the sender. */
  receivedAt: Date
}>

/** What came over the wire: nothing of it is believed before a provider has read it. */
export type SmsDelivery = Readonly<{
  headers: IncomingHttpHeaders
  raw: Buffer
  body: Readonly<Record<string, unknown>>
  now: Date
}>

/** How one aggregator speaks. */
export type SmsProvider = Readonly<{
  /**
   * The message of a delivery.
   * @throws Problem 401 when it does not come from the provider, 422 when it makes no sense
   */
  parseInbound(delivery: SmsDelivery): InboundSms
  /** What the provider waits for before it stops repeating. */
  ack(): string
}>

export type SmsProviders = ReadonlyMap<string, SmsProvider>
