/** So many hundredths are a whole: hellers of a crown, cents of a euro. */
export const HUNDREDTHS = 100
