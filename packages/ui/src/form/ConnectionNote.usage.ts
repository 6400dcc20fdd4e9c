import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Zpráva o připojení',
  status: 'stable',
  since: '0.1',
  purpose:
    'Řádek pod formulářem, který řekne, že připojení vypadlo, že se nic neztratilo a že je zpátky. Objeví se jen tomu, kdo už něco napsal.',
  avoid: [
    { when: 'Stránka, která se bez připojení vůbec nenačetla.', instead: 'OfflineNotice' },
    { when: 'Jiná chyba odeslání.', instead: 'ToastRegion' },
  ],
  anatomy: [
    { part: 'Ikona', text: 'Výstraha, po návratu připojení fajfka.' },
    { part: 'Věta', text: 'Co se stalo s rozepsaným a co dělat.' },
  ],
  dos: [
    { text: 'Po marném odeslání zesílí a vysvětlí, že odeslat půjde znovu.', story: 'Lost' },
    { text: 'Kdo píše, dozví se o výpadku hned, i s tím, že je to uložené.', story: 'Gone' },
  ],
  donts: [{ text: 'Poučovat o připojení toho, kdo nic nevyplnil.' }],
  words:
    'Nejdřív co se nestalo, potom uklidnění, nakonec co dělat: „Neodesláno: jste bez připojení k internetu. Nic se neztratilo…“.',
  access: {
    names: 'Je to odstavec pod formulářem bez vlastního ovládání; do pořadí tabulátoru nevstupuje.',
    announced: 'Výpadek při psaní se řekne zdvořile (`status`), marné odeslání naléhavě (`alert`).',
  },
}
