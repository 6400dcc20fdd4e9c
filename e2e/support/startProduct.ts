import { build } from '../../scripts/stack/build.ts'
import { services } from '../../scripts/stack/services.ts'
import { testSettings } from '../../scripts/stack/settings.ts'
import { startStack } from '../../scripts/stack/startStack.ts'

/** Starts the built product for all journeys and answers how to stop it. */
const startProduct = async (): Promise<() => Promise<void>> => {
  await build(['@inzrt/general', '@inzrt/adult'])
  const stack = await startStack(testSettings, services(testSettings), console.log)
  try {
    await stack.ready
  } catch (error) {
    await stack.stop()
    throw error
  }

  return stack.stop
}

export default startProduct
