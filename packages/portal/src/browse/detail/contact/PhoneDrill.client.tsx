'use client'

import { ScamDrill } from '@inzrt/ui/detail/safety/ScamDrill.client.tsx'
import { drillMemory } from './drillMemory.ts'

type PhoneDrillProps = { onDone: () => void; onClose: () => void }

/** The drill before the first phone of a day. */
const PhoneDrill = ({ onDone, onClose }: PhoneDrillProps) => (
  <ScamDrill
    onClose={onClose}
    onDone={() => {
      drillMemory.keep(new Date())
      onDone()
    }}
  />
)

export default PhoneDrill
