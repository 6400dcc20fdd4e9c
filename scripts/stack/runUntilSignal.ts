import type { Service } from './Service.ts'
import type { StackSettings } from './StackSettings.ts'
import { type RunningStack, startStack } from './startStack.ts'
import { untilSignal } from './untilSignal.ts'

/** Starts the product, prints where it is, and stops it in order on Ctrl-C. */
export const runUntilSignal = async (
  settings: StackSettings,
  services: readonly Service[],
  addresses: string,
): Promise<void> => {
  const interrupted = untilSignal()
  let stack: RunningStack | undefined
  try {
    stack = await startStack(settings, services, console.log)
    await Promise.race([stack.ready.then(() => console.log(addresses)), interrupted])
    await interrupted
    console.log('\nStopping …')
  } finally {
    await stack?.stop()
  }
}
