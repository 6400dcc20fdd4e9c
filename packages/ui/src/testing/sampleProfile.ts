import type { Locality } from '@inzrt/domain/locality'
import type { ProfileValues } from '../account/settings/ProfileForm.tsx'

const nothing = {
  companyName: '',
  companyId: '',
  companyAddress: '',
  vatId: '',
  companyRegister: '',
  country: 'CZ',
}

/** People and firms whose settings stories show. */
export const sampleProfile: {
  person: ProfileValues
  business: ProfileValues
  locality: Locality
} = {
  person: {
    kind: 'private',
    firstName: 'Jana',
    lastName: 'Nejnezpravděpodobnostňovávatelná',
    pscId: null,
    ...nothing,
  },
  business: {
    kind: 'business',
    firstName: 'Karel',
    lastName: 'Kolář',
    pscId: 1,
    companyName: 'Jízdní kola Kolář a synové, společnost s ručením omezeným',
    companyId: '27082440',
    companyAddress: 'Veveří 123/4, 602 00 Brno',
    vatId: 'CZ27082440',
    companyRegister: 'Krajský soud v Brně, oddíl C, vložka 12345',
    country: 'CZ',
  },
  locality: {
    id: 1,
    psc: '60200',
    regionName: 'Jihomoravský kraj',
    cityDistrictName: 'Brno-střed',
    municipalityName: 'Brno',
    municipalityPartName: 'Staré Brno',
  },
}
