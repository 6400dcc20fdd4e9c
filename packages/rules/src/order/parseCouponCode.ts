const CODE = /^[A-Z0-9]{4,20}$/

/**
 * The code of a coupon as people type it; null: it cannot be one.
 * @example parseCouponCode(' leto-2026 ') // 'LETO2026'
 * @example parseCouponCode('léto') // null
 */
export const parseCouponCode = (text: string): string | null => {
  const code = text.replace(/[\s-]/g, '').toUpperCase()

  return CODE.test(code) ? code : null
}
