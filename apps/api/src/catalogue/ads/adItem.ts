import { adNote, type Noted } from './adNote.ts'

type Found = Noted & Readonly<{ ad: Readonly<{ slug: string; heading: string }> }>

/** An ad as letters list it. */
export const adItem = (found: Found) => ({
  slug: found.ad.slug,
  heading: found.ad.heading,
  note: adNote(found),
})
