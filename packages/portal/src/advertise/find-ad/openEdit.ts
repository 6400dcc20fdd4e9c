import { goTo } from '../../shell/runtime/goTo.ts'
import { adAccessMemory } from '../own-ad/adAccessMemory.ts'

/** Goes to change an ad that has just been opened. */
export const openEdit = ({ slug, expiresIn }: { slug: string; expiresIn: number }): void => {
  adAccessMemory.keep(slug, expiresIn)
  goTo(`/${slug}/edit`)
}
