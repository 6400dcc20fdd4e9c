/** A mark of HTML in a text that is shown as it is. */
export const HTML = /<\/?[a-z]/i
