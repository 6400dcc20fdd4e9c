import type { ComponentUsage } from '../../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nový přístupový klíč',
  status: 'stable',
  since: '0.1',
  purpose:
    'Název klíče a heslo; po odeslání se zeptá prohlížeč na otisk, obličej nebo PIN zařízení.',
  avoid: [{ when: 'Kódy z aplikace.', instead: 'AppCodeForm' }],
  anatomy: [
    { part: 'Název', text: 'Aby majitel klíč v seznamu poznal.', component: 'TextField' },
    { part: 'Heslo', text: 'Potvrzuje majitele.', component: 'PasswordField' },
  ],
  dos: [{ text: 'Řekněte, že se čeká na zařízení.', story: 'Waiting' }],
  donts: [{ text: 'Pojmenovat klíč za majitele.' }],
  words: 'Přístupový klíč, vždycky oběma slovy.',
  access: { names: 'Dvě pole a tlačítko „Vytvořit klíč“.', keys: 'Kurzor stojí v názvu.' },
}
