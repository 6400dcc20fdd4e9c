import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Poster } from './Poster.tsx'

const meta = {
  title: 'Obrázky/Poster',
  component: Poster,
  args: { heading: 'Prodám skládací kolo Dahon, s osvětlením', sectionIcon: 'bike' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120, blockSize: 90 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Poster>
export default meta
type Story = StoryObj<typeof meta>

/** The poster that is painted with these words; what of them does not fit is let out of their paper, where it can be measured. */
const letOut = (canvas: HTMLElement, words: string): Element => {
  const poster = canvas.querySelector(`[data-words="${words}"]`)
  if (!poster || getComputedStyle(poster, '::before').content !== `"${words}"`)
    throw new Error(`No poster says ${words}.`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '[data-words]::before { overflow: visible !important; rotate: none !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  return poster
}

export const Words: Story = {
  name: 'První slova inzerátu bez fotky',
  play: async ({ canvasElement }) => {
    const words = letOut(canvasElement, 'Skládací kolo Dahon')
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight)
  },
}

export const LongWord: Story = {
  name: 'Dlouhé slovo se vejde',
  args: { heading: 'Elektrokoloběžka Xiaomi, nová baterie', sectionIcon: 'phone' },
  play: async ({ canvasElement }) => {
    const words = letOut(canvasElement, 'Elektrokoloběžka Xiaomi')
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  },
}

export const ManyLines: Story = {
  name: 'Čtyři řádky se vejdou',
  args: { heading: 'Kotě mainské mývalí bez PP', sectionIcon: 'cat' },
  play: async ({ canvasElement }) => {
    const words = letOut(canvasElement, 'Kotě mainské mývalí bez PP')
    await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight)
  },
}

export const Person: Story = {
  name: 'Kdo hledá lidi, má místo věci věk',
  globals: { look: 'pinkpack' },
  args: { heading: 'Vdovec 58 hledá milou společnici', person: '58', sectionIcon: 'rose' },
}
