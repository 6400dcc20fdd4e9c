import type { Article } from './Article.ts'

/**
 * Who runs the portal.
 * @param operator name, seat and number of the company
 */
export const aboutCompany = (operator: string): Article => ({
  title: 'O společnosti',
  lead: 'Kdo jsme, jak nás zastihnete a co u nás můžete objednat.',
  parts: [
    {
      id: 'o-nas',
      only: 'goods',
      heading: 'O nás',
      blocks: [
        'Vydáváme inzerci, která vychází na webu i v tištěných novinách. Web je psaný pro lidi, kteří chtějí něco prodat, sehnat nebo vyměnit, ne pro reklamní sítě: nesledujeme vás a neprodáváme vaše údaje.',
        'Inzerci pro dospělé držíme odděleně na sesterském webu; inzeráty jednoho webu se na druhém nikdy neobjeví.',
        'Noviny vycházejí každé úterý. Inzerát z webu se do nich dostane sám a zdarma, stačí, aby byl v okamžiku [uzávěrky](/data-vydani) zveřejněný. Vydaná čísla si prohlédnete v [archivu](/archiv-novin).',
      ],
    },
    {
      id: 'o-nas',
      only: 'adults',
      heading: 'O nás',
      blocks: [
        'Tenhle web je pro dospělé, kteří někoho hledají, ne pro reklamní sítě: nesledujeme vás a neprodáváme vaše údaje.',
        'Patří k inzertnímu portálu pro všechny, ale stojí odděleně: inzeráty jednoho webu se na druhém nikdy neobjeví a odtud se nic netiskne v novinách.',
      ],
    },
    {
      id: 'kontakty',
      heading: 'Kontakty',
      blocks: [
        `Portál provozuje ${operator}.`,
        'Redakce, inzerce i podpora: {email}, ve všední dny od 8:30 do 17:00.',
        'Stejná adresa je kontaktním místem podle nařízení o digitálních službách pro uživatele i pro úřady. Jednat lze česky. Koordinátorem digitálních služeb je Český telekomunikační úřad, [www.ctu.gov.cz](https://ctu.gov.cz/).',
      ],
    },
    {
      id: 'plosna-reklama',
      heading: 'Plošná reklama',
      blocks: [
        'Obrazová reklama stojí v seznamu inzerátů zvolené rubriky na pevné pozici a je vždy označena slovem „Reklama“.',
        'Do poptávky na {email} napište rubriku, termín, cílovou adresu a přiložte obrázek; obratem pošleme volné pozice a cenu. Chcete-li raději pár řádků textu, podívejte se na [textovou inzerci](/textova).',
      ],
    },
    {
      id: 'technicka-podpora',
      heading: 'Technická podpora',
      blocks: [
        'Něco nefunguje? Napište na {email}, co jste dělali, na jaké adrese a v jakém prohlížeči. Odpovídáme ve všední dny od 8:30 do 17:00. Na nejčastější otázky odpovídá [nápověda](/napoveda).',
        'Narazili jste na překážku při ovládání klávesnicí nebo se čtečkou? Jak portál zpřístupňujeme, popisuje [prohlášení o přístupnosti](/pristupnost).',
      ],
    },
  ],
})
