export { advertiserName } from './names/advertiserName.ts'
export { firstLetter } from './names/firstLetter.ts'
export { NICKNAME } from './names/nickname.ts'
export {
  isProfileName,
  PROFILE_NAME_PATTERN,
  profilePath,
  RESERVED_PROFILES,
} from './names/profilePath.ts'
export { sellerKindText } from './names/sellerKindText.ts'
export { shownName } from './names/shownName.ts'
