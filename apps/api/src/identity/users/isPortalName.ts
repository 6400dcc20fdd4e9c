import { toSkeleton } from '@inzrt/domain/text'

const portals = ['inzrt', 'pinkpack'].map(toSkeleton)

/** Words of names under which somebody could pass for the portal. */
const reserved: ReadonlySet<string> = new Set(
  [
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
  ].map(toSkeleton),
)

/**
 * Whether somebody of that name could pass for the portal: it names one, or says nothing but reserved words.
 * @example isPortalName('Redakce Inzrt') // true
 */
export const isPortalName = (name: string): boolean => {
  const words = toSkeleton(name).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return false

  return (
    words.every((word) => reserved.has(word)) ||
    words.some((word) => portals.some((portal) => word.includes(portal)))
  )
}
