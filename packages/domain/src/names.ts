export { advertiserName } from './names/advertiserName.ts'
export { initial } from './names/initial.ts'
export { shownName } from './names/shownName.ts'
