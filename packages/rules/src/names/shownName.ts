type Named = {
  readonly nickname?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly email?: string | null | undefined
}

const fullName = (...names: readonly (string | null | undefined)[]): string =>
  names
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ')

/**
 * The name a user goes by: the nickname, else first and last name, else the e-mail.
 * @example shownName({ firstName: 'Jana', lastName: 'Nováková' }) // 'Jana Nováková'
 */
export const shownName = ({ nickname, firstName, lastName, email }: Named): string =>
  nickname?.trim() || fullName(firstName, lastName) || email?.trim() || ''
