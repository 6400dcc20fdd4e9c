import { testSettings } from '../../scripts/stack/settings.ts'

/** Where those outside the product are played: letters, texts, the bank and the clock. */
export const SANDBOX = `http://localhost:${testSettings.ports.sandbox}`
