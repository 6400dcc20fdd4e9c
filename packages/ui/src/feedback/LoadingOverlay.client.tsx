'use client'

import { OVERLAY_ICON_MS, OVERLAY_THROTTLE_MS } from '@inzrt/rules/limits'
import { useEffect, useState } from 'react'
import { SectionIcon } from '../section/SectionIcon.tsx'
import { useDelayedTrue } from '../timing/useDelayedTrue.ts'
import styles from './LoadingOverlay.module.css'

export type OverlaySection = { name: string; icon: string | null }

export type LoadingOverlayProps = {
  /** The next page is on its way. */
  isLoading: boolean
  /** Sections whose goods pass by while one waits. */
  sections: readonly OverlaySection[]
}

/** Place in a row of things that steps on by itself; stands still for readers who want no motion. */
const useRotation = (length: number, interval: number): number => {
  const [index, setIndex] = useState(0)

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setIndex((current) => current + 1), interval)

    return () => clearInterval(timer)
  }, [interval])

  return length === 0 ? 0 : index % length
}

const Overlay = ({ sections }: Pick<LoadingOverlayProps, 'sections'>) => {
  const section = sections[useRotation(sections.length, OVERLAY_ICON_MS)]

  return (
    <div className={styles.overlay} role="status">
      <div className={styles.bar} />
      <div className={styles.middle}>
        <SectionIcon name={section?.icon} size="huge" />
        {section && <p aria-hidden="true">{section.name}</p>}
        <p className={styles.words}>Načítám...</p>
      </div>
    </div>
  )
}

/** Covers the page when the next one is slow (R139, R226, R306); a `<div role="status">`. */
export const LoadingOverlay = ({ isLoading, sections }: LoadingOverlayProps) =>
  useDelayedTrue(isLoading, OVERLAY_THROTTLE_MS) ? <Overlay sections={sections} /> : null
