import { foldLetters, plainSigns } from '@inzrt/domain/text'

const PORTALS = ['inzrt', 'pinkpack'] as const

/** Words of names under which somebody could pass for the portal. */
const RESERVED: ReadonlySet<string> = new Set([
  ...PORTALS,
  'abuse',
  'administrator',
  'admin',
  'anonym',
  'bazar',
  'banka',
  'bezpecnost',
  'inzerce',
  'moderator',
  'moderace',
  'moderatorka',
  'platby',
  'podpora',
  'policie',
  'postmaster',
  'redakce',
  'root',
  'security',
  'smazany',
  'spravce',
  'support',
  'system',
  'technicka',
  'webmaster',
  'zakaznicka',
])

/**
 * Whether somebody of that name could pass for the portal: it names one, or says nothing but reserved words.
 * @example isPortalName('Redakce Inzrt') // true
 */
export const isPortalName = (name: string): boolean => {
  const words = foldLetters(plainSigns(name)).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return false

  return (
    words.every((word) => RESERVED.has(word)) ||
    words.some((word) => PORTALS.some((portal) => word.includes(portal)))
  )
}
