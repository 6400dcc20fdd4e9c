import { textLength } from '@inzrt/domain/text'
import * as z from 'zod/mini'
import { NICKNAME_LENGTH } from '../limits.ts'
import { NICKNAME } from '../names.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import { requiredText } from './fields.ts'
import * as formMessage from './formMessage.ts'
import { nameRules, publicName } from './publicName.ts'

const { least, most } = NICKNAME_LENGTH
const label = FIELD_LABEL.nickname

/** The nickname of an account, in one form of its accents. */
export const newNickname = () =>
  requiredText(label, NICKNAME_LENGTH).check(
    z.overwrite((text) => text.normalize('NFC')),
    z.refine((text) => text === '' || NICKNAME.test(text), formMessage.nickname),
    ...nameRules(),
  )

/** The nickname an ad stands under: as long as any other, and several words if need be; it may stay empty. */
export const adNickname = () =>
  publicName(label, most).check(
    z.refine(
      (text) => text === '' || textLength(text) >= least,
      formMessage.tooShort(label, least),
    ),
  )
