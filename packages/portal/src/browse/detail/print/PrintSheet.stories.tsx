import { PrintSheet } from '@inzrt/ui/detail/print/PrintSheet.tsx'
import { sampleBrand } from '@inzrt/ui/testing/sampleBrand.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toQrPath } from '../../../shell/qr/toQrPath.ts'

const meta = {
  title: 'Detail/PrintSheet',
  component: PrintSheet,
  args: {
    site: '',
    heading: 'Prodám dětské kolo',
    facts: ['Nabídka', '1 500 Kč', 'Brno-střed, 602 00'],
    photo: { src: '/demo/bike-2.svg', width: 400, height: 300 },
    content: 'Zachovalé, 20 palců, nové pláště.',
    seller: 'Jana K.',
    code: { path: '', size: 0 },
    address: '',
  },
  render: (args, { globals }) => {
    const { brandName, host } = sampleBrand(globals.look)
    const address = `${host}/k/204815`

    return (
      <PrintSheet
        {...args}
        site={brandName}
        address={address}
        code={toQrPath(`https://${address}`)}
      />
    )
  },
} satisfies Meta<typeof PrintSheet>
export default meta
type Story = StoryObj<typeof meta>

/** What the printer gets, drawn on the screen: a white sheet of A4. */
const ON_SCREEN = `
.papir {
  inline-size: min-content;
  padding: 12mm;
  background: #fff;
  box-shadow: 0 0 0 1px #0003;
}
.papir > aside {
  display: flex;
  inline-size: 186mm;
}`

export const OnPaper: Story = {
  name: 'Jak vyjede z tiskárny',
  decorators: [
    (Story) => (
      <div className="papir">
        <style>{ON_SCREEN}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement, globals }) => {
    const { brandName, host } = sampleBrand(globals.look)
    const sheet = canvasElement.querySelector('aside')
    await expect(sheet).toBeVisible()
    const lines = [...canvasElement.querySelectorAll('aside > p')].map((line) => line.textContent)
    await expect(lines).toEqual([brandName, args.heading, args.facts.join(' · '), args.content])
    await expect(sheet?.querySelector('img')).toHaveAttribute('src', args.photo?.src)
    await expect(sheet?.querySelector('svg')).toHaveAccessibleName(`QR kód: ${host}/k/204815`)
    await expect(sheet?.querySelector('path')?.getAttribute('d')).toMatch(/^M/)
    await expect(sheet).toHaveTextContent(args.seller)
    const strips = [...canvasElement.querySelectorAll('aside li')].map((strip) => strip.textContent)
    await expect(strips).toEqual(Array(8).fill(`${args.heading}${host}/k/204815`))
  },
}

export const OnScreen: Story = {
  name: 'P025 na obrazovce po letáku není ani stopa',
  play: async ({ canvasElement, globals }) => {
    const sheet = canvasElement.querySelector('aside')
    await expect(sheet).not.toBeVisible()
    await expect(sheet).toHaveTextContent(`${sampleBrand(globals.look).host}/k/204815`)
  },
}
