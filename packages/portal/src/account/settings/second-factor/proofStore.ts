import { proxy } from 'valtio/vanilla'

/** Whether the second step is being asked for once more. */
export const proofStore = proxy({ isOpen: false })

const waiting = new Set<(isProved: boolean) => void>()

/** Asks for it; resolves when the window is closed: whether it was taken. */
export const askForProof = (): Promise<boolean> => {
  proofStore.isOpen = true

  return new Promise((resolve) => {
    waiting.add(resolve)
  })
}

export const endProof = (isProved: boolean): void => {
  proofStore.isOpen = false
  for (const tell of waiting) tell(isProved)
  waiting.clear()
}
