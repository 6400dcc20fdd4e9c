import { EMPTY_AD } from '../forms.ts'

/** A guest's ad in which nothing is wrong. */
export const filledAd = {
  ...EMPTY_AD,
  sectionSlug: 'kola',
  heading: 'Prodám dětské kolo',
  content: 'Zachovalé, dvacet palců, nové pláště.',
  price: { type: 'czk', amount: '1 500' },
  localityId: 8123,
  nickname: 'jana_k',
  phone: '777 123 456',
  email: 'jana@example.cz',
  wantToShow: ['phone'],
  password: 'tajneheslo',
  rules: true,
}
