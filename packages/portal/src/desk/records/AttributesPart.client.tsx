'use client'

import { attributesKind } from './attributesKind.ts'
import { RecordsPart } from './RecordsPart.client.tsx'

const AttributesPart = () => <RecordsPart kind={attributesKind} />

export default AttributesPart
