export { abbreviate } from './print/abbreviate.ts'
export {
  LINE_AD_CHARS,
  lineAd,
  lineLength,
  NO_DIAL_CODE,
  type Printable,
  type PrintedLine,
} from './print/lineAd.ts'
export { shortenAd } from './print/shortenAd.ts'
