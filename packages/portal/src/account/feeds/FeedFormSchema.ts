import { FEED_BYTES, FEED_MEGABYTES } from '@inzrt/rules/limits'
import * as z from 'zod/mini'

/** A file of ads, and what is done with it. */
export const FeedFormSchema = z.object({
  file: z
    .custom<File>((file) => file instanceof File, 'Vyberte prosím soubor.')
    .check(
      z.refine(({ size }) => size > 0, 'Soubor je prázdný.'),
      z.refine(
        ({ size }) => size <= FEED_BYTES,
        `Soubor může mít nejvýš ${FEED_MEGABYTES}\u00a0MB.`,
      ),
    ),
  endsMissing: z.boolean(),
  paysByCredit: z.boolean(),
})
