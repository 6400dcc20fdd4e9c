import { notFound, redirect } from 'next/navigation'
import type { Brand } from '../../shell/brand/Brand.ts'
import { findByDialCode } from './findByDialCode.server.ts'

export type DialCodePageProps = { brand: Brand; params: Promise<{ dialCode: string }> }

/** Leads from a code of the printed edition to its ad. Codes are reused, so the redirect is not for good. */
export const DialCodePage = async ({ brand, params }: DialCodePageProps) => {
  const path = await findByDialCode(brand, (await params).dialCode)
  if (!path) notFound()

  redirect(path)
}
