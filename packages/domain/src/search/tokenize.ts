import { findTokens } from './findTokens.ts'

/**
 * The folded words of a text, in order and with repetitions, stop words included.
 * @example tokenize('Škoda Octavia 320d, „jako nová“') // ['skoda', 'octavia', '320d', 'jako', 'nova']
 */
export const tokenize = (text: string): string[] => findTokens(text).map(({ folded }) => folded)
