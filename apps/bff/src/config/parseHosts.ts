import { setting } from '@inzrt/settings/fields'
import * as z from 'zod/mini'

const split = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())

/** As a browser writes it into its Host header: no scheme, no path, no port that goes without saying. */
const isHost = (text: string): boolean =>
  URL.canParse(`http://${text}`) && new URL(`http://${text}`).host === text

/** A list of values of the Host header. */
export const parseHosts = z.pipe(
  setting('names of hosts as browsers send them, with commas between', (text) =>
    split(text).every(isHost),
  ),
  z.transform(split),
)
