'use client'

import { editionKind } from './editionKind.tsx'
import { RecordsPart } from './RecordsPart.client.tsx'

const EditionsPart = () => <RecordsPart kind={editionKind} />

export default EditionsPart
