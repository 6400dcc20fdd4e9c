/** How many photos an ad may have; an inquiry has little to show. */
export const AD_PHOTOS_MAX = { offer: 10, exchange: 10, inquiry: 3 } as const
/** Largest photo that is taken, in megabytes; larger ones are made small before they are sent. */
export const PHOTO_MEGABYTES = 10
/** The same in bytes. */
export const PHOTO_BYTES = PHOTO_MEGABYTES * 1024 * 1024
/** Largest photo a device makes small: it is held whole meanwhile, in megabytes. */
export const PHOTO_TO_SCALE_MEGABYTES = 100
/** Shorter side of the smallest photo that is taken, in pixels: smaller ones look bad in a detail. */
export const PHOTO_SHORTEST_SIDE = 300
/** Most photos of one message. */
export const MESSAGE_PHOTOS_MAX = 5
/** Most photos each of the two sends in a conversation. */
export const CONVERSATION_PHOTOS_MAX = 50
/** How many times longer than the other a side of a logo may be: a longer one would be a line. */
export const LOGO_STRETCH_MAX = 5
