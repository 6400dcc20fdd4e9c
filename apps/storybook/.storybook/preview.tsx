import { closeToasts } from '@inzrt/portal/shell/stores/toastStore.ts'
import { afterEach as findBarriers } from '@storybook/addon-a11y/preview'
import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure, expect } from 'storybook/test'
import '@inzrt/ui/themes/inzrt.css'
import '@inzrt/ui/themes/pinkpack.css'
import './docs.css'
import { describeProps } from './describeProps.ts'
import { hearConsole, keepQuiet } from './keepQuiet.ts'
import { keepToArgs, noteArgs } from './keepToArgs.ts'
import { LookDocs } from './LookDocs.tsx'
import { FIRST_LOOK, LOOKS, type LookName, lookName, looksOfBrand } from './looks.ts'
import { wearLook } from './wearLook.ts'

// A busy machine draws frames late; waiting ends as soon as the thing waited for is there.
configure({ asyncUtilTimeout: 8000 })

/** Tells of all components: only pages of docs load it. */
const ComponentPage = lazy(async () => ({
  default: (await import('../src/usage/ComponentPage.tsx')).ComponentPage,
}))

const inLook: Decorator = (Story, { globals, viewMode }) => {
  const look = lookName(globals.look)
  // A page of docs has one look of its own and shows stories of several.
  if (viewMode === 'docs')
    return (
      <div className="look" ref={(element) => void (element && wearLook(element, look))}>
        <Story />
      </div>
    )
  wearLook(document.documentElement, look)

  return <Story />
}

/** Only looked at: what else holds for a story other runs ask. */
const isPictured = import.meta.env.VITE_PICTURED === 'true'
const isRun = Boolean(import.meta.env.VITE_LOOK)
const isTested = isRun && !isPictured

/** The first look is asked everything; markup is the same in others, whose tests ask of colours alone. */
const isFirstLook = (import.meta.env.VITE_LOOK ?? FIRST_LOOK) === FIRST_LOOK
const OF_COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Asks of the colours of the looks that a tested story was not played in, on the page as its play left it. */
const keepContrast: Preview['afterEach'] = async (context) => {
  const played = lookName(context.globals.look)
  const { a11y } = context.parameters
  const parameters = { ...context.parameters, a11y: { ...a11y, options: OF_COLOURS } }
  const wear = (look: LookName) => {
    wearLook(document.documentElement, look)
    // A colour on its way to another has a contrast of neither.
    for (const moving of document.getAnimations())
      if (moving instanceof CSSTransition) moving.finish()
  }
  for (const look of looksOfBrand(played).filter((each) => each !== played)) {
    wear(look)
    await findBarriers({ ...context, parameters }).catch(({ message }: Error) => {
      throw new Error(`In ${look}: ${message}`)
    })
  }
  wear(played)
}

/** A story in Pinkpack's look that names the other brand's mailbox or wears its logo shows nobody's page. */
const keepToBrand: Preview['afterEach'] = async ({ canvasElement, globals }) => {
  if (globals.look !== 'pinkpack') return
  await expect(canvasElement).not.toHaveTextContent('inzrt.example')
  await expect(canvasElement.querySelector('svg[aria-label^="Inzrt"]')).toBeNull()
}

export default {
  decorators: isTested ? [noteArgs, inLook] : [inLook],
  // All stories share one page in tests, and what one was told late is not the next one's.
  beforeEach: [...(isTested ? [hearConsole] : []), ...(isRun ? [closeToasts] : [])],
  afterEach: isTested ? [keepToBrand, keepToArgs, keepQuiet, keepContrast] : [keepToBrand],
  argTypesEnhancers: isTested ? [] : [describeProps],
  initialGlobals: { look: lookName(import.meta.env.VITE_LOOK) },
  tags: ['autodocs'],
  globalTypes: {
    look: {
      description: 'Značka a schéma',
      toolbar: {
        title: 'Podoba',
        icon: 'paintbrush',
        items: Object.entries(LOOKS).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: {
      toc: { title: 'Na této stránce', headingSelector: 'h2, h3' },
      container: LookDocs,
      page: ComponentPage,
      lang: 'cs',
    },
    // Off in axe unless asked for: who speaks a name must see it, and a finger needs 24 pixels.
    a11y: {
      test: isPictured ? 'off' : 'error',
      config: {
        rules: ['label-content-name-mismatch', 'target-size'].map((id) => ({ id, enabled: true })),
      },
      options: isFirstLook ? {} : OF_COLOURS,
    },
    controls: { expanded: true },
    // Code that is copied is to run: what a story is given instead of a function has no meaning elsewhere.
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        order: ['Úvod', 'Díly', 'Písmo a barvy', 'Tokeny', 'Průvodce', 'Přístupnost', '*'],
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
