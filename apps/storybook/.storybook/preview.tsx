import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@inzrt/ui/themes/inzrt.css'
import '@inzrt/ui/themes/pinkpack.css'
import { isLookName, LOOKS } from './looks.ts'

// A busy machine draws frames late; waiting ends as soon as the thing waited for is there.
configure({ asyncUtilTimeout: 8000 })

const asked = import.meta.env.VITE_LOOK
const look = LOOKS[isLookName(asked) ? asked : 'inzrt-light']

const inLook: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  root.lang = 'cs'
  root.dataset.scheme = globals.scheme
  if (globals.brand === 'adult') root.dataset.brand = 'pinkpack'
  else delete root.dataset.brand

  return <Story />
}

export default {
  decorators: [inLook],
  initialGlobals: look,
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Značka',
      toolbar: {
        title: 'Značka',
        icon: 'paintbrush',
        items: [
          { value: 'general', title: 'Inzrt' },
          { value: 'adult', title: 'Pinkpack' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Den a noc (jen Inzrt)',
      toolbar: {
        title: 'Schéma',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Den' },
          { value: 'dark', title: 'Noc' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: { toc: true },
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Úvod', 'Písmo a barvy', 'Řádek', 'Značky', '*'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Telefon 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Počítač 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
} satisfies Preview
