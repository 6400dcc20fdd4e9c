'use client'

import { RecordsPart } from './RecordsPart.client.tsx'
import { sectionKind } from './sectionKind.ts'

const SectionsPart = () => <RecordsPart kind={sectionKind} />

export default SectionsPart
