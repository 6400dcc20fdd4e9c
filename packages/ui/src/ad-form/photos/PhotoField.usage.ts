import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Fotky inzerátu',
  others: ['upload', 'dropzone', 'drag and drop', 'nahrát fotky'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Fotky se vyberou, vyfotí, přetáhnou kamkoli do okna nebo vloží ze schránky; pořadí mění tlačítka i tažení a první je hlavní.',
  avoid: [{ when: 'Jeden obrázek bez pořadí.', instead: 'FileField' }],
  anatomy: [
    { part: 'Fotka', text: 'Náhled, průběh, chyba a tlačítka pořadí.', component: 'PhotoItem' },
    { part: 'Přidat', text: 'Místo pro další fotku.', component: 'PhotoInput' },
    { part: 'Vyfotit', text: 'Na telefonu otevře foťák.' },
    { part: 'Nápověda', text: 'Druhy souborů a kolik míst zbývá.' },
  ],
  dos: [
    { text: 'Pořadí jde měnit i bez tažení.', story: 'Ordered' },
    { text: 'Co se nevešlo, řekněte.', story: 'Eleventh' },
    { text: 'Znovu zkusit jde jen to, co má smysl.', story: 'Failed' },
  ],
  donts: [{ text: 'Soubor upuštěný vedle otevřít místo formuláře: rozepsaný inzerát by zmizel.' }],
  words: 'Co se stalo, je věta s číslem: „Fotek může být nejvýše 10. Nepřidáno: 1.“',
  access: {
    names:
      'Seznam fotek pojmenovaných „Fotka 2 z 3“; tlačítka říkají, co udělají: „Fotka 2: posunout dopředu“.',
    keys: 'Tlačítka pořadí se ovládají klávesami a po přesunu si kurzor nechají.',
    announced: 'Přesun, chyba i nevešlá fotka se řeknou samy.',
  },
}
