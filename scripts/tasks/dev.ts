import { addresses } from '../stack/addresses.ts'
import { developmentServices } from '../stack/developmentServices.ts'
import { orExplain } from '../stack/orExplain.ts'
import { runUntilSignal } from '../stack/runUntilSignal.ts'
import { startSettings } from '../stack/settings.ts'

const settings = { ...startSettings, withStorybook: false }

await orExplain(() => runUntilSignal(settings, developmentServices(settings), addresses(settings)))
