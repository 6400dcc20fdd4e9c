/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5_000
/** How long a page may load before the overlay appears, in milliseconds. */
export const OVERLAY_THROTTLE_MS = 200
/** How long the overlay shows one section's icon, in milliseconds. */
export const OVERLAY_ICON_MS = 1_500
/** Time of a scroll to the top, in milliseconds. */
export const SCROLL_MS = 500
/** Longest wait for an idle moment before prefetching, in milliseconds. */
export const PREFETCH_IDLE_MS = 2_000
/** A page whose code failed to load is reloaded at most once in this time, in milliseconds. */
export const CHUNK_RELOAD_MS = 60_000
