'use client'

import { couponKind } from './couponKind.ts'
import { RecordsPart } from './RecordsPart.client.tsx'

const CouponsPart = () => <RecordsPart kind={couponKind} />

export default CouponsPart
