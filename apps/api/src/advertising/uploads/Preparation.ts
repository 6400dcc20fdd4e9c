import type { PreparedPicture } from './PreparedPicture.ts'

/** Why a file does not become a picture of an ad. */
export type Refusal = 'missing' | 'unsupported' | 'unreadable' | 'too_small' | 'too_many_pixels'

/** What became of an uploaded file; `why` is for the log only. */
export type Preparation =
  | Readonly<{ picture: PreparedPicture }>
  | Readonly<{ refusal: Refusal; why?: string }>

/** What a process answers that prepares pictures: one, and whether it should prepare no other. */
export type PreparerAnswer = Readonly<{ preparation: Preparation; isSpent: boolean }>
