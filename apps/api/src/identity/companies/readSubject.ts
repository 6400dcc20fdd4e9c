import type { CompanyAnswer } from '@inzrt/contracts/account/company'
import { COMPANY_NAME_MAX, COMPANY_TEXT_MAX, VAT_ID_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'

const TextSchema = z.optional(z.nullable(z.string()))

const SubjectSchema = z.object({
  ico: z.string(),
  obchodniJmeno: TextSchema,
  dic: TextSchema,
  datumZaniku: TextSchema,
  sidlo: z.optional(z.nullable(z.object({ textovaAdresa: TextSchema }))),
})

const UNBELIEVABLE = { state: 'away' } as const

const onOneLine = (text: string | null | undefined, most: number): string =>
  (text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)

/** What the register's answer about a company says; one that cannot be read, or is about another, is none. */
export const readSubject = (companyId: string, said: unknown): CompanyAnswer => {
  const { data, success } = z.safeParse(SubjectSchema, said)
  if (!success || data.ico !== companyId) return UNBELIEVABLE
  if (data.datumZaniku) return { state: 'ceased' }

  return {
    state: 'found',
    company: {
      companyName: onOneLine(data.obchodniJmeno, COMPANY_NAME_MAX),
      companyAddress: onOneLine(data.sidlo?.textovaAdresa, COMPANY_TEXT_MAX),
      vatId: onOneLine(data.dic, VAT_ID_MAX),
    },
  }
}
