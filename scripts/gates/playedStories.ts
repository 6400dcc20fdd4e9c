import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

const STORY = /^export const (\w+): Story = (?:\{ [^\n]* \}$|\{\n.*?^\}$)/gms
const FEATURE = /\bname: '[RPNSV]\d{3}\b/
/** A play of its own, or that of the story it spreads. */
const PLAY = /^ {2}(?:play\b|\.\.\.[A-Z])/m

/** A story that names a feature plays: one that is only drawn proves nothing of it. */
export const playedStories = (): string[] =>
  projectFiles()
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [...readFileSync(`${root}${file}`, 'utf8').matchAll(STORY)]
        .filter(([story]) => FEATURE.test(story) && !PLAY.test(story))
        .map(([, name]) => `${file}: ${name} names a feature and has no play.`),
    )
