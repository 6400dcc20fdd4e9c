import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'
import { Heading } from '@storybook/addon-docs/blocks'
import { Facts } from '../docs/Facts.tsx'
import { ComponentLink } from './ComponentLink.tsx'
import { Said } from './Said.tsx'
import { UsageExamples, type UsageExamplesProps } from './UsageExamples.tsx'
import styles from './usage.module.css'

export type UsageRulesProps = Omit<UsageExamplesProps, 'dos' | 'donts'> & { usage: ComponentUsage }

const accessOf = ({ names, keys, announced }: ComponentUsage['access']) =>
  [
    ['Jméno a role', names],
    ['Klávesy', keys],
    ['Co se ohlásí', announced],
  ] as const

/** Everything that is said of a component under its first example. */
export const UsageRules = ({ usage, ...shared }: UsageRulesProps) => (
  <>
    <Heading>Kdy ne</Heading>
    <ul className={`sb-unstyled ${styles.avoid}`}>
      {usage.avoid.map(({ when, instead }) => (
        <li key={when}>
          <Said text={when} />
          {instead && (
            <>
              {' '}
              Místo něj: <ComponentLink name={instead} />.
            </>
          )}
        </li>
      ))}
    </ul>
    <Heading>Z čeho se skládá</Heading>
    <Facts
      head={['Část', 'Co je']}
      rows={usage.anatomy.map(({ part, text, component }) => [
        part,
        <>
          <Said text={text} /> {component && <ComponentLink name={component} />}
        </>,
      ])}
    />
    <Heading>Ano a ne</Heading>
    <UsageExamples dos={usage.dos} donts={usage.donts} {...shared} />
    <Heading>Slova</Heading>
    <p>
      <Said text={usage.words} />
    </p>
    <Heading>Přístupnost</Heading>
    <Facts
      head={['Co', 'Jak']}
      rows={accessOf(usage.access).flatMap(([name, text]) =>
        text ? [[name, <Said key={name} text={text} />] as const] : [],
      )}
    />
  </>
)
