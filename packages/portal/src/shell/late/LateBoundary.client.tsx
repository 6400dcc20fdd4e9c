'use client'

import { Component, type ReactNode, Suspense } from 'react'
import { isChunkError } from '../runtime/isChunkError.ts'
import { sayUnloaded } from '../runtime/sayUnloaded.ts'
import { renewLateParts } from './latePart.tsx'

export type LateBoundaryProps = {
  /** Parts whose code comes when they are shown, as `latePart` makes them. */
  children: ReactNode
  /** What stands in their place until they come. */
  awaited?: ReactNode
  /** What stands there when they could not be loaded; what was awaited unless given. */
  missing?: (retry: () => void) => ReactNode
  /** Lets a window be opened again. */
  onMissing?: () => void
}

/** Keeps a part that could not be loaded, as without a connection, from taking its page with it. */
export class LateBoundary extends Component<LateBoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown): void {
    if (!isChunkError(error)) return
    renewLateParts()
    sayUnloaded()
    this.props.onMissing?.()
  }

  override componentDidUpdate({ children }: LateBoundaryProps): void {
    if (this.state.error && children !== this.props.children) this.retry()
  }

  retry = (): void => this.setState({ error: null })

  override render(): ReactNode {
    const { error } = this.state
    const { children, awaited, missing } = this.props
    if (!error) return <Suspense fallback={awaited}>{children}</Suspense>
    if (!isChunkError(error)) throw error

    return missing ? missing(this.retry) : awaited
  }
}
