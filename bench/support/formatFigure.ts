const SIGNIFICANT = 3

/**
 * A figure with three valid digits and no exponent.
 * @example formatFigure(16934) // '16900'
 */
export const formatFigure = (figure: number): string =>
  String(Number(figure.toPrecision(SIGNIFICANT)))
