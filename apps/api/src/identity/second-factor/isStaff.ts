import type { Scope } from '@inzrt/contracts/account/user'

/** Whether somebody works at the desk. */
export const isStaff = (scope: Scope): boolean => scope !== 'user'
