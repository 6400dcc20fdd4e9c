import { SCRIPT_ERROR_SCRIPT } from '../script-errors/scriptErrorScript.ts'
import { SIGNED_IN_SCRIPT } from './signedInScript.ts'
import { TRUSTED_TYPES_POLICY } from './trustedTypesPolicy.ts'

/**
 * Scripts of ours that stand first in the head of every page, in this order. Here is the one place that
 * both puts them in and lets them run; they are the same for every visitor, because pages are kept.
 */
export const HEAD_SCRIPTS: readonly string[] = [
  TRUSTED_TYPES_POLICY,
  SCRIPT_ERROR_SCRIPT,
  SIGNED_IN_SCRIPT,
]
