import { plural } from '@inzrt/domain/text'

const REMAIN = { one: 'Zbývá', few: 'Zbývají', many: 'Zbývá', other: 'Zbývá' }
const CODES = {
  one: 'záložní kód',
  few: 'záložní kódy',
  many: 'záložního kódu',
  other: 'záložních kódů',
}

/**
 * How many recovery codes are left.
 * @example codesLeftText(1) // 'Zbývá 1 záložní kód.'
 */
export const codesLeftText = (left: number): string => {
  if (left === 0) return 'Žádný nezbývá. Vytvořte si nové.'
  return `${plural(left, REMAIN)} ${left} ${plural(left, CODES)}.`
}
