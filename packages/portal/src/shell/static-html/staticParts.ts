import type { ReactNode } from 'react'

/** Where the parts of the page that is being drawn wait to become HTML. */
type StaticParts = { takeOver(name: string): ReactNode }

/**
 * Next compiles server components and client components apart, each with modules of its own: what one side
 * hands to the other within the process has to lie in a place they share.
 */
export const shared = globalThis as typeof globalThis & { staticParts?: StaticParts }
