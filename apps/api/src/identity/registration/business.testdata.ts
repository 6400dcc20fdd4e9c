/** What a business registers with besides what everybody does. */
export const business = {
  kind: 'business',
  companyName: 'Kola Brno s. r. o.',
  companyId: '25596641',
  companyAddress: 'Cejl 12, 602 00 Brno',
  vatId: 'CZ25596641',
  companyRegister: 'C 12345, Krajský soud v Brně',
  country: 'CZ',
  selfCertified: true,
}
