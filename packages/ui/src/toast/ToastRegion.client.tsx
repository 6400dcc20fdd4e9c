'use client'

import { TOAST_MS } from '@inzrt/rules/limits'
import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names/classNames.ts'
import { Toast, type ToastKind } from './Toast.tsx'
import styles from './ToastRegion.module.css'
import { useToastPlace } from './useToastPlace.ts'
import { useToastTimer } from './useToastTimer.ts'

export type ToastMessage = { id: string; kind: ToastKind; text: string }

export type ToastRegionProps = {
  /** The oldest first. */
  toasts: readonly ToastMessage[]
  /** A message was closed, or its time is up. */
  onDismiss: (id: string) => void
  /** Milliseconds a toast stays. */
  duration?: number
}

type TimedToastProps = { toast: ToastMessage } & Required<
  Pick<ToastRegionProps, 'onDismiss' | 'duration'>
>

const TimedToast = ({ toast, onDismiss, duration }: TimedToastProps) => {
  const dismiss = useCallback(() => onDismiss(toast.id), [onDismiss, toast.id])
  const { pauseProps } = useToastTimer(duration, dismiss)

  return (
    <li {...pauseProps}>
      <Toast kind={toast.kind} text={toast.text} onClose={dismiss} />
    </li>
  )
}

/**
 * Messages at the top right below the header (R274), five seconds each (R305); a `<section>` with a `<ul>`.
 * While a window is open they belong to it: everything outside is covered, and dead to keys and screen
 * readers.
 */
export const ToastRegion = ({ toasts, onDismiss, duration = TOAST_MS }: ToastRegionProps) => {
  const place = useToastPlace(toasts)
  if (!place) return null

  const region = (
    <section
      className={classNames(styles.region, place.top === null && styles.among)}
      ref={(region) => region?.style.setProperty('inset-block-start', `${place.top ?? 0}px`)}
      aria-label="Zprávy"
    >
      <ul>
        {toasts.map((toast) => (
          <TimedToast key={toast.id} toast={toast} onDismiss={onDismiss} duration={duration} />
        ))}
      </ul>
    </section>
  )

  return place.within ? createPortal(region, place.within) : region
}
