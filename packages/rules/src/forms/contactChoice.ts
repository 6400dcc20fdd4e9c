/** What an advertiser may show with an advert. */
export const SHOWN_FIELDS = ['name', 'surname', 'phone', 'email'] as const

/** One of `SHOWN_FIELDS`. */
export type ShownField = (typeof SHOWN_FIELDS)[number]

/** Which field of a form holds what may be shown. */
const HOLDERS = { name: 'firstName', surname: 'lastName', phone: 'phone', email: 'email' } as const

/** The values the choice is about, as they were typed. */
export type ContactValues = Readonly<Record<(typeof HOLDERS)[ShownField], string>>

const isFilled = (field: ShownField, values: ContactValues): boolean =>
  values[HOLDERS[field]].trim() !== ''

/** The flags of an advert on the wire. */
export type ShowFlags = Readonly<Record<(typeof FLAGS)[ShownField], boolean>>

const FLAGS = {
  name: 'showName',
  surname: 'showSurname',
  phone: 'showPhone',
  email: 'showEmail',
} as const

/** What was chosen to be shown, filled in or not. */
export const shownFields = (flags: ShowFlags): ShownField[] =>
  SHOWN_FIELDS.filter((field) => flags[FLAGS[field]])

/** The rule phoneOrMail: of what is to be shown, one at least is a way to answer. */
export const hasPhoneOrMail = (wantToShow: readonly string[]): boolean =>
  wantToShow.includes('phone') || wantToShow.includes('email')

/**
 * What is really shown: only what was chosen and is filled in.
 * @example showFlags(['phone'], { firstName: 'Jana', lastName: '', phone: '', email: '' }).showPhone // false
 */
export const showFlags = (wantToShow: readonly ShownField[], values: ContactValues): ShowFlags => {
  const isShown = (field: ShownField) => wantToShow.includes(field) && isFilled(field, values)

  return {
    showName: isShown('name'),
    showSurname: isShown('surname'),
    showPhone: isShown('phone'),
    showEmail: isShown('email'),
  }
}

/**
 * What a stored advert wants to show, for its edit form: only filled values whose flag is set.
 */
export const wantToShow = (
  values: ContactValues,
  flags: Readonly<Record<ShownField, boolean>>,
): ShownField[] => SHOWN_FIELDS.filter((field) => flags[field] && isFilled(field, values))
