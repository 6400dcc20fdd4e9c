import type { Brand } from '../brand/Brand.ts'
import type { Settings } from './readSettings.ts'

export type Origins = Readonly<{ own: string; sister: string }>

/** Addresses of a site and of its sister, without a slash at their ends. */
export const origins = (brand: Brand, settings: Settings): Origins => ({
  own: settings[brand.originSetting],
  sister: settings[brand.sister.originSetting],
})
