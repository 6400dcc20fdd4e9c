export { advertiserName } from './names/advertiserName.ts'
export { firstLetter } from './names/firstLetter.ts'
export { isProfileName, profilePath, RESERVED_PROFILES } from './names/profilePath.ts'
export { shownName } from './names/shownName.ts'
