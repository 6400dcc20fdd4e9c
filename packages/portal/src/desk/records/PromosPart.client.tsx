'use client'

import { promoKind } from './promoKind.ts'
import { RecordsPart } from './RecordsPart.client.tsx'

const PromosPart = () => <RecordsPart kind={promoKind} />

export default PromosPart
