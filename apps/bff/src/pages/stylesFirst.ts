const STYLE_SHEET = /<link rel="stylesheet"[^<>]*>/g

/**
 * A head with its style sheets in front: nothing is painted before they are there, and a slow line brings
 * what is asked for first. React puts the pictures of the first rows before them.
 */
export const stylesFirst = (head: string): string =>
  `${head.match(STYLE_SHEET)?.join('') ?? ''}${head.replace(STYLE_SHEET, '')}`
