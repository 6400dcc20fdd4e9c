import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'

const meta = {
  title: 'Objednávka/OutcomePanel',
  component: OutcomePanel,
  args: {
    kind: 'paid',
    text: 'Platba proběhla úspěšně. Inzerát je zveřejněný.',
    facts: [
      { label: 'Objednávka', value: '20260001' },
      { label: 'Zaplaceno', value: '49 Kč' },
      { label: 'Vyjde v novinách', value: '24. 11. 2026' },
    ],
    actions: (
      <>
        <LinkButton variant="primary" size="big" href="#inzerat">
          Zobrazit inzerát
        </LinkButton>
        <LinkButton size="big" href="#doklad">
          Stáhnout doklad (PDF)
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof OutcomePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  name: 'R069 zaplaceno: inzerát, doklad a den vydání',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Zaplaceno' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zobrazit inzerát' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Stáhnout doklad (PDF)' })).toBeVisible()
    await expect(canvas.getByText('24. 11. 2026')).toBeVisible()
  },
}

type Shown = Parameters<NonNullable<Story['play']>>[0]

/** What was said to happen, and whether it can be paid for again. */
const says =
  (title: string, { canPayAgain }: { canPayAgain: boolean }) =>
  async ({ args, canvas }: Shown) => {
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.getByText(String(args.text).replaceAll('\u00a0', ' '))).toBeVisible()
    await expect(canvas.getByText('20260001')).toBeVisible()
    await expect(canvas.queryAllByRole('button').length > 0).toBe(canPayAgain)
  }

const again = (
  <>
    <Button variant="primary" size="big">
      Zaplatit znovu kartou
    </Button>
    <Button size="big">Zaplatit přes SMS</Button>
  </>
)

export const Cancelled: Story = {
  name: 'P050 zrušeno: zaplatit jde znovu',
  args: {
    kind: 'cancelled',
    text: 'Platba byla zrušena. Objednávku jsme nechali otevřenou, zaplatit ji můžete znovu.',
    facts: [{ label: 'Objednávka', value: '20260001' }],
    actions: again,
  },
  play: says('Zrušeno', { canPayAgain: true }),
}

export const Declined: Story = {
  name: 'R069 zamítnuto: proč, a co teď',
  args: {
    kind: 'declined',
    text: 'Platba byla zamítnuta: na účtu není dost peněz nebo je překročen limit karty. Zkuste to znovu nebo zvolte jinou platební metodu.',
    facts: [{ label: 'Objednávka', value: '20260001' }],
    actions: again,
  },
  play: says('Zamítnuto', { canPayAgain: true }),
}

export const Faulty: Story = {
  name: 'R069 nepodařilo se: chyba je na naší straně',
  args: {
    kind: 'faulty',
    text: 'Platbu se kvůli chybě na naší straně nepodařilo zahájit. Už o tom víme. Zkuste to prosím znovu.',
    facts: [{ label: 'Objednávka', value: '20260001' }],
    actions: again,
  },
  play: says('Nepodařilo se', { canPayAgain: true }),
}

export const Checking: Story = {
  name: 'R069 ověřujeme',
  args: {
    kind: 'checking',
    text: 'Platbu ověřujeme, výsledek vám pošleme e-mailem.',
    facts: [{ label: 'Objednávka', value: '20260001' }],
    actions: undefined,
    children: <ProgressBar label="Ptáme se banky" />,
  },
  play: says('Ověřujeme', { canPayAgain: false }),
}

export const WaitingBar: Story = {
  name: 'P050 čeká na zaplacení',
  args: {
    kind: 'waiting',
    text: 'Objednávku jsme přijali, zatím ale není zaplacená.',
    facts: [{ label: 'Objednávka', value: '20260001' }],
    actions: again,
  },
  play: says('Čeká na zaplacení', { canPayAgain: true }),
}

export const Expired: Story = {
  name: 'P050 čas vypršel',
  args: { ...WaitingBar.args, kind: 'expired', text: 'Platba k nám včas nedorazila.' },
  play: says('Čas vypršel', { canPayAgain: true }),
}

export const Refund: Story = {
  name: 'R319 peníze vracíme: kolik a do kdy',
  args: {
    kind: 'refund',
    text: 'Od objednávky jste odstoupili. 42,00\u00a0Kč vám pošleme nejpozději 18.\u00a05.\u00a02026 stejnou cestou, jakou jste platili.',
    facts: [{ label: 'Objednávka', value: '20260001' }],
    actions: undefined,
  },
  play: says('Peníze vracíme', { canPayAgain: false }),
}
