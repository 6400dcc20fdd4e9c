import { addresses } from '../stack/addresses.ts'
import { build } from '../stack/build.ts'
import { orExplain } from '../stack/orExplain.ts'
import { runUntilSignal } from '../stack/runUntilSignal.ts'
import { services } from '../stack/services.ts'
import { startSettings } from '../stack/settings.ts'

await orExplain(async () => {
  console.log('Building the sites and Storybook (what did not change comes from the cache)')
  await build(['@inzrt/general', '@inzrt/adult', '@inzrt/storybook'])

  console.log('Starting; the first start also makes the database and its demo ads')
  await runUntilSignal(startSettings, services(startSettings), addresses(startSettings))
})
