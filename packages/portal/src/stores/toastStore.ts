import type { ToastMessage } from '@inzrt/ui/toast/ToastRegion.client.tsx'
import { proxy } from 'valtio/vanilla'

/** Messages on the screen, oldest first. */
export const toastStore = proxy<{ toasts: ToastMessage[] }>({ toasts: [] })

let lastId = 0

/** Shows a message; whoever draws it takes it away in time. */
export const showToast = (kind: ToastMessage['kind'], text: string): void => {
  lastId += 1
  toastStore.toasts.push({ id: String(lastId), kind, text })
}

export const closeToast = (id: string): void => {
  toastStore.toasts = toastStore.toasts.filter((toast) => toast.id !== id)
}
