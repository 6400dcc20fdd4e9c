import type { AttributeValues } from '@inzrt/rules/attributes'

/** Words that stand in fields of their own are read with the text. */
export const withAttributes = <
  Ad extends Readonly<{ content: string; attributes: AttributeValues }>,
>(
  ad: Ad,
): Ad => {
  const words = Object.values(ad.attributes).filter((value) => typeof value === 'string')

  return { ...ad, content: [ad.content, ...words].join('\n') }
}
