const decimal = new Intl.NumberFormat('cs', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  // 4,48 is not enough and must not read as 4,5.
  roundingMode: 'floor',
})

/** A contrast in Czech: „7,6 : 1“. */
export const contrastText = (contrast: number): string => `${decimal.format(contrast)} : 1`
