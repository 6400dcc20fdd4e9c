/** A form with a file, as browsers write it; anything that merely looks like it is refused. */
const MULTIPART = /^multipart\/form-data; ?boundary=[A-Za-z0-9'()+_,./:=?-]{1,70}$/i

export const isMultipart = (type: string): boolean => MULTIPART.test(type)
