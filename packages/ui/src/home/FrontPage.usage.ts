import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Titulní strana novin',
  status: 'stable',
  since: '0.1',
  purpose:
    'Nejnovější inzeráty jako titulní strana čísla, ve kterém vyjdou. Přepnout se na ni dá z obyčejného seznamu.',
  avoid: [{ when: 'Jeden inzerát v tisku.', instead: 'LineAdPreview' }],
  anatomy: [
    { part: 'Přepínač', text: 'Web, nebo Papír; funguje bez skriptu.', component: 'WebOrPaper' },
    { part: 'Záhlaví', text: 'Logo, číslo, datum vydání a uzávěrka.', component: 'Wordmark' },
    { part: 'Hlavní inzerát', text: 'S fotkou a celým nadpisem.' },
    { part: 'Řádkové inzeráty', text: 'Ve sloupcích, některé s obrázkem.' },
  ],
  dos: [
    { text: 'Inzeráty jsou tytéž jako na webu, jen jinak vysazené.', story: 'Paper' },
    { text: 'Bez fotek jde první inzerát přes celou šířku.', story: 'WithoutPictures' },
  ],
  donts: [{ text: 'Přepínač, který vede na jinou stránku: čtenář by ztratil místo.' }],
  words: 'Zkratky a kódy jako v tisku, nadpis hlavního inzerátu celý.',
  access: {
    names: 'Je to `<article>` „Titulní strana č. 48“; přepínač je skupina „Podoba inzerátů“.',
    keys: 'Šipky přepínají Web a Papír, inzeráty jsou odkazy.',
  },
}
