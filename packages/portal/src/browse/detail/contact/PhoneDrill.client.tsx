'use client'

import { ScamDrill } from '@inzrt/ui/detail/safety/ScamDrill.client.tsx'
import type { TradeSide } from '@inzrt/ui/detail/safety/scamDrills.ts'
import { useCallback } from 'react'
import { drillMemory } from './drillMemory.ts'

type PhoneDrillProps = { side: TradeSide; onDone: () => void }

/** The drill before the first phone of a day. */
const PhoneDrill = ({ side, onDone }: PhoneDrillProps) => {
  const finish = useCallback(() => {
    drillMemory.keep(new Date())
    onDone()
  }, [onDone])

  return <ScamDrill side={side} onDone={finish} />
}

export default PhoneDrill
