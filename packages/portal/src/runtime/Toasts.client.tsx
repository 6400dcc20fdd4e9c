'use client'

import { ToastRegion } from '@inzrt/ui/toast/ToastRegion.client.tsx'
import { useSnapshot } from 'valtio'
import { closeToast, toastStore } from '../stores/toastStore.ts'

/** Messages to the visitor; loaded with the first of them. */
const Toasts = () => <ToastRegion toasts={useSnapshot(toastStore).toasts} onDismiss={closeToast} />

export default Toasts
