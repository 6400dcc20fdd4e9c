import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { sampleAds } from '../testing/sampleAds.ts'
import { ReportDialog } from './ReportDialog.client.tsx'

const CONTENT =
  'Prodám dámské kolo Favorit po celkové repasi: nový lak v modré, nové pláště 28″, ráfky vycentrované, středové složení i řazení vyměněné, jezdila jsem na něm dva roky do práce.'

const meta = {
  title: 'Okna/ReportDialog',
  component: ReportDialog,
  args: {
    kind: 'wrong-section',
    isOpen: true,
    heading: sampleAds.highlighted.heading,
    content: CONTENT,
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const WrongSection: Story = {
  name: 'R089 R142 špatná rubrika, 75 a 127 znaků',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Nahlásit špatnou rubriku' })
    const [heading, content] = ['b', 'blockquote p'].map(
      (part) => dialog.querySelector(part)?.textContent ?? '',
    )
    await expect(heading).toHaveLength(76)
    await expect(content?.length).toBeLessThanOrEqual(128)
    await expect(content?.length).toBeGreaterThan(120)
    await expect(content?.endsWith('…')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Nahlásit' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Inappropriate: Story = {
  name: 'R090 nevhodný inzerát',
  args: { kind: 'inappropriate' },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Nahlásit nevhodný inzerát' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = { name: 'Odesílá se', args: { isSending: true } }

export const Failed: Story = {
  name: 'Nepodařilo se',
  args: { error: 'Nahlášení se nepodařilo odeslat. Zkuste to prosím znovu.' },
}
