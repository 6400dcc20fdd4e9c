import type { ComponentUsage } from '../usage/ComponentUsage.ts'
import type { ButtonProps } from './Button.tsx'

export const usage: ComponentUsage<ButtonProps> = {
  name: 'Tlačítko',
  others: ['button', 'akce', 'submit', 'odeslat', 'odesílá se', 'probíhá', 'čeká', 'CTA'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Tlačítko něco udělá na téhle stránce: odešle formulář, otevře okno, načte další řádky. Pět podob říká, jak důležité to je a jestli se to dá vrátit.',
  avoid: [
    {
      when: 'Vede-li to na jinou adresu, má to být odkaz: jde otevřít v nové kartě i uložit.',
      instead: 'LinkButton',
    },
    { when: 'Kde je místo jen na ikonu, potřebuje jméno pro čtečku.', instead: 'IconButton' },
    { when: 'Přepínač mezi dvěma trvalými stavy patří do formuláře.', instead: 'CheckboxField' },
  ],
  anatomy: [
    { part: 'Ikona', text: 'Nepovinná, vždycky před slovy a nikdy místo nich.' },
    {
      part: 'Slova',
      text: 'Sloveso a předmět: „Vložit inzerát“, „Zrušit účet“. Na telefonu se smějí zalomit.',
    },
  ],
  dos: [
    {
      text: 'Plné tlačítko (`primary`) dejte v jednom pohledu jen jedno, ostatní nechte obrysová.',
      story: 'Primary',
    },
    {
      text: 'Co nejde vrátit, dostane `danger`: červený obrys, který se pod myší vyplní.',
      story: 'Danger',
    },
    {
      text: 'Na konci formuláře stojí velké tlačítko (`size="big"`), na telefonu přes celou šířku.',
      story: 'Big',
    },
    {
      text: 'Dokud akce běží, tlačítko nic dalšího neudělá a slovem říká, na co se čeká. Fokus si nechá: zámek (`disabled`) by ho zahodil, `waitable` ne.',
      story: 'Disabled',
    },
  ],
  donts: [
    {
      text: 'Slovo, které nic neříká. Člověk čte tlačítko bez okolního textu.',
      args: { children: 'OK' },
    },
    {
      text: 'Zamčené tlačítko jako způsob, jak říct, že ve formuláři něco chybí: nechte ho stisknout a chybu vysvětlete u pole.',
    },
  ],
  words:
    'Slovesem a s předmětem: „Poslat zprávu“, „Zobrazit telefon“. Bez „prosím“ a bez vykřičníku. Co se zrovna děje, končí výpustkou: „Odesílám…“.',
  access: {
    names:
      'Je to `<button type="button">`; formulář odešle, až když dostane `type="submit"`. Jméno jsou jeho slova, takže na ně platí i hlasové ovládání.',
    keys: 'Tabulátorem se na něj přejde, stiskne ho mezerník i Enter. Obrys zaostření má 3 px v barvě značky.',
  },
}
