/** „2+kk“, „2 + kk“, „2kk“ and „3+1“; „3+2+1“ are seats. */
export const FLAT_LAYOUT =
  /(?<![\p{L}\p{N}\p{M}+.])([1-9])(?:\s?\+\s?(kk|[01])|\s?(kk))(?![\p{L}\p{N}\p{M}+])/iu

/** A plus between things; the one of a layout parts nothing. */
export const PARTING_PLUS = /\+(?!\s?(?:kk|[01])(?![\p{L}\p{N}]))/iu
