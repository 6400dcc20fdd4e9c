/** Room for sizes made of pictures unless a setting says otherwise. */
export const VARIANTS_BYTES = 5 * 1024 ** 3
