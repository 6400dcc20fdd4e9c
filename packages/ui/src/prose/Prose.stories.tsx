import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './Prose.tsx'

const meta = {
  title: 'Text/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2 id="uvod">Co u nás smíte inzerovat</h2>
        <p>
          Inzerovat můžete všechno, co smíte prodat. Inzeráty v neplacených rubrikách jsou zdarma,
          placené se platí předem kartou, nebo prémiovou SMS.
        </p>
        <ul>
          <li>věci z domácnosti, dílny i zahrady,</li>
          <li>služby a práci,</li>
          <li>
            <a href="#uvod">pronájem i prodej bytů</a>.
          </li>
        </ul>
        <h3 id="lhuty">Lhůty</h3>
        <table>
          <thead>
            <tr>
              <th>Co</th>
              <th>Do kdy</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Vrácení peněz</td>
              <td>14 dní</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { name: 'Dlouhý text' }
