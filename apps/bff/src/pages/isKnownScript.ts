import { LEAVE_SCRIPT } from '../gate/leaveScript.ts'
import { KEEP_VIEW_SCRIPT } from '../view/keepViewScript.ts'
import { HEAD_SCRIPTS } from './headScripts.ts'

/**
 * What Next writes in place: the chunks the page starts with, and its data in pieces. All three only push
 * something that must be JSON, so no text of this form can do anything else.
 */
const PUSH =
  /^(?:\(globalThis\["TURBOPACK"\] ?\|\| ?\(globalThis\["TURBOPACK"\] ?= ?\[\]\)\)|\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*)\);?$/s

const OWN = new Set([...HEAD_SCRIPTS, KEEP_VIEW_SCRIPT, LEAVE_SCRIPT])

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a script that stands in a page is one of ours, word by word, or has a form only Next writes. */
export const isKnownScript = (text: string): boolean => {
  if (OWN.has(text)) return true
  const data = PUSH.exec(text)?.[1]
  return data !== undefined && isJson(data)
}
