/** Characters of one SMS without diacritics, keyword included. */
export const SMS_MAX_LENGTH = 160

/** Price of an SMS dating advert in hundredths of a crown, VAT included. */
export const SMS_AD_PRICE = 3300
