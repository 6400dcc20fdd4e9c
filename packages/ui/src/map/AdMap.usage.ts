import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Mapa inzerátů',
  others: ['map', 'mapa', 'leaflet'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Mapa republiky s cenovkami míst: kolik inzerátů kde je a kam odkaz vede. Bez skriptu stojí na místě a odkazy fungují.',
  avoid: [
    { when: 'Výběr jednoho místa do filtru.', instead: 'LocalityPicker' },
    {
      when: 'Kdo mapu nevidí nebo ji nechce, má tatáž místa jako seznam pod ní.',
      instead: 'ViewSwitch',
    },
  ],
  anatomy: [
    { part: 'Regiony', text: 'Obrysy, sytější barva znamená víc inzerátů.' },
    {
      part: 'Cenovky',
      text: 'Počet inzerátů v místě; kolem je místo pro prst.',
      component: 'MapMark',
    },
    { part: 'Místo pro prst', text: 'Čtverec 44 px pod cenovkou.', component: 'MapTap' },
    { part: 'Tlačítka', text: 'Přiblížit, posunout, celá mapa.', component: 'MapButtons' },
    { part: 'Poznámka', text: 'Co mapa neukazuje.', component: 'MapNote' },
    { part: 'Místa jako seznam', text: 'Rozbalí se pod mapou.', component: 'MapPlaces' },
  ],
  dos: [
    { text: 'Co jde tahem, jde i tlačítky a klávesami.', story: 'Moved' },
    { text: 'Jméno místa u okraje zůstane celé v mapě.', story: 'Edge' },
  ],
  donts: [{ text: 'Mapa jako jediná cesta k výsledkům.' }],
  words: 'Odkaz se jmenuje celou větou: „Kuřim, 12 inzerátů“. Na cenovce stojí jen číslo.',
  access: {
    names:
      'Obrázek je skupina s názvem z `label` a návodem ke klávesám; cenovky jsou odkazy, regiony pod nimi čtečka vynechá.',
    keys: 'Šipky posouvají, plus a minus přibližují, nula ukáže celou mapu, Escape schová jméno cenovky. Kolečko přibližuje, až když je mapa zaostřená nebo s klávesou Ctrl.',
  },
}
