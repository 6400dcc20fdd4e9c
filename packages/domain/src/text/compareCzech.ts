const collator = new Intl.Collator('cs')

/**
 * Orders words as a Czech dictionary does: č after c, ch after h.
 * @example ['chata', 'cukr', 'hrad'].sort(compareCzech) // ['cukr', 'hrad', 'chata']
 */
export const compareCzech = (a: string, b: string): number => collator.compare(a, b)
