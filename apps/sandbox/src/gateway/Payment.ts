/** A payment the gateway was asked for, and how it ended there. */
export type Payment = Readonly<{
  /** As the shop numbered it; asked for again, it is the same payment. */
  bankOrderNumber: string
  /** What the shop sent, signature and all. */
  fields: Readonly<Record<string, string>>
  prCode: number | null
  srCode: number | null
  createdAt: string
}>
