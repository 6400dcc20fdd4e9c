'use client'

import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import { endProof, proofStore } from './proofStore.ts'

const Proof = lazyPart(() => import('./Proof.client.tsx'))

/** Place of the window that asks for the second step; its code comes when it is needed. */
export const ProofSlot = () => {
  const { isOpen } = useSnapshot(proofStore)
  useEffect(() => () => endProof(false), [])

  return (
    isOpen && (
      <LazyBoundary onMissing={() => endProof(false)}>
        <Proof />
      </LazyBoundary>
    )
  )
}
