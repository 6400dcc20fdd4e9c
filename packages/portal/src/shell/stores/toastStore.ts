import type { ToastMessage } from '@inzrt/ui/toast/ToastRegion.client.tsx'
import { proxy } from 'valtio/vanilla'
import { windowMemory } from '../memory/windowMemory.ts'

/** Messages on the screen, oldest first. */
export const toastStore = proxy<{ toasts: ToastMessage[] }>({ toasts: [] })

const LEFT = 'toast'

let lastId = 0

/** Shows a message, in place of the same one said before; the toast region takes it away in time. */
export const showToast = (kind: ToastMessage['kind'], text: string): void => {
  lastId += 1
  const others = toastStore.toasts.filter((toast) => toast.kind !== kind || toast.text !== text)
  toastStore.toasts = [...others, { id: String(lastId), kind, text }]
}

export const closeToast = (id: string): void => {
  toastStore.toasts = toastStore.toasts.filter((toast) => toast.id !== id)
}

/** Takes all messages away: what comes next makes them untrue. */
export const closeToasts = (): void => {
  toastStore.toasts = []
}

/** Leaves the word of a success for the next page of this window. */
export const leaveToast = (text: string): void => windowMemory.write(LEFT, text)

/** Shows the message that the last page left. */
export const showLeftToast = (): void => {
  const left = windowMemory.read(LEFT)
  if (!left) return
  windowMemory.write(LEFT, null)
  showToast('good', left)
}
