import { inspect } from 'node:util'
import type { Call, Failure, NamedShape, Subject } from './readCalls.ts'
import { renderFrame } from './renderFrame.ts'
import { renderNote, renderShape } from './renderShape.ts'
import { escapeHtml, inlineHtml } from './toHtml.ts'

type Calls = Readonly<{
  version: string
  guide: string
  subjects: readonly Subject[]
  shapes: readonly NamedShape[]
  failures: readonly Failure[]
}>

const EVERYTHING = { depth: null, maxArrayLength: null, maxStringLength: null } as const

/** A value as a program would write it. */
const source = (value: unknown): string =>
  escapeHtml(inspect(value, { ...EVERYTHING, breakLength: 88 }))

/** Shown when it is asked for: a page of all answers would be read by nobody. */
const folded = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary><pre><code>${content}</code></pre></details>`

const madeBy = ({ name, module, takes, example: { input } }: Call): string => {
  const line = `import { ${name} } from '@inzrt/contracts/${module}'`
  const isWhole = takes.required?.every((part) => part in input)
  if (!isWhole) return line

  return `${line}\nawait api.call(${name}${Object.keys(input).length > 0 ? `, ${source(input)}` : ''})`
}

const linked = (status: string): string => `<a href="#${status}">${status}</a>`

/** A shape with a name is shown where all are. */
const answerOf = ({ gives }: Call): string => (gives.$ref ? `Answers ${renderShape(gives)}. ` : '')

const part = (call: Call): string => {
  const { name, method, path, description, takes, gives, failures, example } = call
  const folds = [
    takes.properties && folded('What it takes', renderShape(takes)),
    !gives.$ref && folded('What it answers', renderShape(gives)),
    example.answer !== undefined && folded('An answer it gave', source(example.answer)),
  ].filter((fold) => typeof fold === 'string')

  return `<section id="${name}"><h3><a href="#${name}">${name}</a></h3>
<p class="note"><code>${method} ${escapeHtml(path)}</code></p>
<p>${inlineHtml(description)}</p>
<pre><code>${madeBy(call)}</code></pre>
${folds.join('')}
<p class="note">${answerOf(call)}Fails with ${failures.map(linked).join(', ')}.</p></section>`
}

const shapePart = ({ name, shape }: NamedShape): string => {
  const note = renderNote(shape)

  return `<section id="shape.${name}"><h3><a href="#shape.${name}">${name}</a></h3>
${note === '' ? '' : `<p>${note}</p>`}<pre><code>${renderShape(shape)}</code></pre></section>`
}

const failurePart = ({ status, description }: Failure): string =>
  `<section id="${status}"><h3><a href="#${status}">${status}</a></h3><p>${inlineHtml(description)}</p></section>`

/** The page of all calls: how they are made, what each is for, takes and answers. */
export const renderCalls = (
  { version, guide, subjects, shapes, failures }: Calls,
  style: string,
  script: string,
): string =>
  renderFrame('calls.html', {
    version,
    guide,
    style,
    script,
    title: '@inzrt/api-client and @inzrt/contracts',
    sought: 'Search calls and shapes',
    groups: [
      ...subjects.map(({ name, description, calls }) => ({
        id: name,
        title: name,
        short: name,
        text: `<p>${inlineHtml(description)}</p>`,
        parts: calls.map(part),
      })),
      { id: 'failures', title: 'failures', short: 'failures', parts: failures.map(failurePart) },
      { id: 'shapes', title: 'shapes', short: 'shapes', parts: shapes.map(shapePart) },
    ],
  })

/** The same as one text, for machines; shapes are in the OpenAPI document beside it. */
export const renderCallsText = ({ version, guide, subjects }: Calls): string =>
  [
    `# @inzrt/api-client and @inzrt/contracts ${version}\n`,
    guide,
    'What each call takes and answers, with an answer it gave: openapi.json\n',
    ...subjects.flatMap(({ name, description, calls }) => [
      `## ${name}\n\n${description}\n`,
      ...calls.map(
        (call) =>
          `${call.name} from '@inzrt/contracts/${call.module}'\n${call.method} ${call.path}\n${call.description}\n`,
      ),
    ]),
  ].join('\n')
