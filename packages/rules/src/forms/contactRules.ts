import * as z from 'zod/mini'
import { FIELD_LABEL } from './fieldLabel.ts'
import * as formMessage from './formMessage.ts'

type Contacts = Readonly<{
  firstName: string
  nickname: string
  phone: string
  email: string
  wantToShow: readonly string[]
}>

const isFilledIfShown =
  (field: 'phone' | 'email') =>
  (form: Contacts): boolean =>
    !form.wantToShow.includes(field) || form[field] !== ''

/** What must be filled in so that the advertiser can be called, and manages the ad by mail where there is no account. */
export const contactRules = (isAnonymous: boolean) =>
  [
    z.refine<Contacts>(({ firstName, nickname }) => firstName !== '' || nickname !== '', {
      path: ['nickname'],
      error: formMessage.nameOrNickname,
    }),
    z.refine<Contacts>(isFilledIfShown('phone'), {
      path: ['phone'],
      error: formMessage.required(FIELD_LABEL.phone),
    }),
    z.refine<Contacts>(
      (form) => (!isAnonymous || form.email !== '') && isFilledIfShown('email')(form),
      {
        path: ['email'],
        error: formMessage.required(FIELD_LABEL.email),
      },
    ),
  ] as const
