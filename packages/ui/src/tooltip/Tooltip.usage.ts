import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Bublina s vysvětlením',
  others: ['tooltip', 'popover', 'nápověda', 'bublina'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Jedna nebo dvě věty k něčemu, co většina lidí zná: k čemu je lokalita, co znamená předvyplnění. Schovává se za „i“ a funguje pod myší, prstem i klávesou.',
  avoid: [
    { when: 'Co musí vědět každý, patří do nápovědy pole.', instead: 'TextField' },
    { when: 'Odkazy, seznamy a ovládání uvnitř: na to je stránka nebo okno.', instead: 'Dialog' },
    { when: 'Jméno tlačítka s ikonou.', instead: 'IconButton' },
  ],
  anatomy: [
    { part: 'Tlačítko', text: 'Písmeno „i“ v cíli 44 px.' },
    { part: 'Bublina', text: 'Do 17 rem široká, nad tlačítkem, a kde není místo, pod ním.' },
  ],
  dos: [{ text: 'Řekněte, proč se ptáme a kdo odpověď uvidí.', story: 'OnFocus' }],
  donts: [{ text: 'Bublina jen pod myší: na telefonu ji nikdo neotevře.' }],
  words:
    'Dvě krátké věty bez oslovení: „Lokalita slouží k zařazení inzerátů do regionu. Přesnou adresu nikdo neuvidí.“ Jméno tlačítka je otázka, na kterou odpovídá.',
  access: {
    names: 'Je to `<button>` se jménem z `label`, popsaný prvkem `role="tooltip"`.',
    keys: 'Ukáže se při zaostření, Escape ji skryje a okno kolem nechá otevřené.',
    announced: 'Text bubliny přečte čtečka jako popis tlačítka.',
  },
}
