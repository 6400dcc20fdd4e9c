import { Facts } from './Facts.tsx'
import { GLOSSARY } from './glossary.ts'

/** One word for one thing, and the words that would say the same. */
export const Glossary = () => (
  <Facts
    head={['Píšeme', 'Co to je', 'Nepíšeme']}
    rows={GLOSSARY.map(({ word, meaning, never }) => [word, meaning, never])}
  />
)
