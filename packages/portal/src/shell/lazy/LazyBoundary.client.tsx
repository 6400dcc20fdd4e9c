'use client'

import { Component, type ReactNode, Suspense } from 'react'
import { isChunkError } from '../runtime/isChunkError.ts'
import { sayUnloaded } from '../runtime/sayUnloaded.ts'
import { resetLazyParts } from './lazyPart.tsx'

export type LazyBoundaryProps = {
  /** Parts whose code comes when they are shown, as `lazyPart` makes them. */
  children: ReactNode
  /** What stands in their place until they come. */
  fallback?: ReactNode
  /** What stands there when they could not be loaded; the fallback unless given. */
  missing?: (retry: () => void) => ReactNode
  /** Lets a window be opened again. */
  onMissing?: () => void
}

/** Keeps a part that could not be loaded, as without a connection, from taking its page with it. */
export class LazyBoundary extends Component<LazyBoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown): void {
    if (!isChunkError(error)) return
    resetLazyParts()
    sayUnloaded()
    this.props.onMissing?.()
  }

  override componentDidUpdate({ children }: LazyBoundaryProps): void {
    if (this.state.error && children !== this.props.children) this.retry()
  }

  retry = (): void => this.setState({ error: null })

  override render(): ReactNode {
    const { error } = this.state
    const { children, fallback, missing } = this.props
    if (!error) return <Suspense fallback={fallback}>{children}</Suspense>
    if (!isChunkError(error)) throw error

    return missing ? missing(this.retry) : fallback
  }
}
