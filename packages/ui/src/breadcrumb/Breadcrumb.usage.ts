import type { ComponentUsage } from '../usage/ComponentUsage.ts'
import type { BreadcrumbProps } from './Breadcrumb.tsx'

export const usage: ComponentUsage<BreadcrumbProps> = {
  name: 'Drobečková navigace',
  others: ['breadcrumbs', 'drobečky', 'cesta'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Cesta z titulní strany sem, po rubrikách. Na telefonu poslední kus vynecháme, stojí hned pod ní jako nadpis.',
  avoid: [
    { when: 'Přepínání mezi rubrikami téže úrovně.', instead: 'SiteNav' },
    { when: 'Kroky formuláře.', instead: 'FormSteps' },
  ],
  anatomy: [
    { part: 'Odkazy', text: 'Od nejširšího, oddělené šipkou, kterou čtečka neslyší.' },
    { part: 'Současná stránka', text: 'Bez odkazu, jen na šířku.' },
  ],
  dos: [{ text: 'Na webu pro dospělé začněte sesterským webem.', story: 'Trail' }],
  donts: [
    {
      text: 'Poslední kus jako odkaz na sebe.',
      args: {
        items: [
          { label: 'Úvod', href: '/' },
          { label: 'Kola', href: '/kola' },
          { label: 'Dětská kola', href: '/detska-kola' },
        ],
      },
    },
  ],
  words: 'Táž jména, která mají stránky v nadpisu. První je „Úvod“ nebo jméno webu.',
  access: {
    names: 'Navigace „Drobečková navigace“, poslední kus má `aria-current="page"`.',
    keys: 'Každý odkaz je vysoký 44 px.',
  },
}
