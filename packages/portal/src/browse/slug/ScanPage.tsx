import { notFound, redirect } from 'next/navigation'
import type { Brand } from '../../shell/brand/Brand.ts'
import { scanHash } from '../../shell/runtime/parseScan.ts'
import { findByDialCode } from './findByDialCode.server.ts'

export type ScanPageProps = {
  brand: Brand
  params: Promise<{ dialCode: string; edition: string }>
}

const DIGITS = /^\d+$/

/** Leads from a code scanned in the paper to its ad, or to the section as it is today; the page counts it. */
export const ScanPage = async ({ brand, params }: ScanPageProps) => {
  const { dialCode: target, edition } = await params
  const path = DIGITS.test(target) ? await findByDialCode(brand, target) : `/${target}`
  if (!path) notFound()

  redirect(path + scanHash(edition))
}
