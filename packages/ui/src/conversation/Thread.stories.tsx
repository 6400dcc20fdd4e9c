import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { formState } from '../testing/formState.ts'
import { MessageList } from './MessageList.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { Thread } from './Thread.tsx'

const form = formState<{ text: string; photos: (string | null)[] }>({ text: '', photos: [] })

const meta = {
  title: 'Zprávy/Thread',
  component: Thread,
  args: {
    about: (
      <>
        <p>
          Inzerát <a href="#kolo">Prodám dětské kolo 20 palců</a>
        </p>
        <p>Píšete si s: Petr</p>
      </>
    ),
    actions: (
      <>
        <Button variant="quiet">Skrýt konverzaci</Button>
        <Button variant="quiet">Zablokovat</Button>
        <Button variant="quiet">Nahlásit</Button>
      </>
    ),
    children: (
      <MessageList
        label="Zprávy"
        messages={[
          {
            id: 1,
            isOwn: false,
            who: 'Petr',
            facts: ['5. 3. 2026 7:05'],
            photos: [],
            content: 'Dobrý den, pošlu kurýra.\nZaplatím kartou.',
            phone: { href: 'tel:+420777123456', text: '+420 777 123 456' },
            warnings: ['Kurýr, který přiveze peníze, neexistuje.'],
          },
          {
            id: 2,
            isOwn: true,
            who: 'Vy',
            facts: ['5. 3. 2026 8:10', 'přečteno'],
            content: 'Děkuji, jen osobně.',
            photos: ['1', '1b'].map((name, index) => ({
              src: `/demo/bike-${name}.svg`,
              width: 800,
              height: 600,
              thumb: { src: `/demo/bike-${name}.svg#nahled` },
              alt: `Fotka ${index + 1} z\u00a02`,
            })),
            warnings: [],
          },
        ]}
      />
    ),
    foot: <ReplyForm form={form} addPhotos={fn()} canSendPhotos isBusy={false} />,
  },
} satisfies Meta<typeof Thread>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'V009 konverzace s varováním',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Zprávy' })).toBeVisible()
    await expect(canvas.getByText('Kurýr, který přiveze peníze, neexistuje.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Vaše zpráva/ })).toBeEnabled()
  },
}

export const PhotoWhole: Story = {
  name: 'V009 fotka zprávy se ukáže celá a okno vrátí fokus',
  play: async ({ canvas, userEvent }) => {
    const photo = canvas.getByRole('button', { name: 'Fotka 2 z\u00a02' })
    await userEvent.click(photo)
    const dialog = canvas.getByRole('dialog', { name: 'Fotka 2 z\u00a02' })
    const whole = within(dialog).getByRole('presentation')
    await expect(whole).toHaveAttribute('src', '/demo/bike-1b.svg')
    await expect(whole).toBeVisible()
    await expect(whole.clientWidth / whole.clientHeight).toBeCloseTo(800 / 600, 1)
    await userEvent.click(within(dialog).getByRole('button', { name: /Zavřít/ }))
    await expect(photo).toHaveFocus()
  },
}
