import { graphemes } from './graphemes.ts'

/**
 * Length in characters as a reader counts them.
 * @example textLength('kůň 🚲') // 5
 */
export const textLength = (text: string): number => [...graphemes.segment(text)].length
