/** Where on the page of an ad the advertiser's other ads stand. */
export const SELLERS_ADS_ID = 'dalsi-od-inzerenta'
