import type { Call, Subject } from './readCalls.ts'
import { renderFrame } from './renderFrame.ts'
import { escapeHtml, inlineHtml } from './toHtml.ts'

type Calls = Readonly<{ version: string; guide: string; subjects: readonly Subject[] }>

const part = ({ name, module, method, path, description }: Call): string =>
  `<section id="${name}"><h3><a href="#${name}">${name}</a></h3>
<pre><code>import { ${name} } from '@inzrt/contracts/${module}'</code></pre>
<p>${inlineHtml(description)}</p>
<p class="note"><code>${method} ${escapeHtml(path)}</code></p></section>`

/** The page of all calls: how they are made, and what each is for and imported from. */
export const renderCalls = (
  { version, guide, subjects }: Calls,
  style: string,
  script: string,
): string =>
  renderFrame('calls.html', {
    version,
    guide,
    style,
    script,
    title: '@inzrt/api-client and @inzrt/contracts',
    sought: 'Search calls',
    groups: subjects.map(({ name, description, calls }) => ({
      id: name,
      title: name,
      short: name,
      text: `<p>${inlineHtml(description)}</p>`,
      parts: calls.map(part),
    })),
  })

/** The same as one text, for machines. */
export const renderCallsText = ({ version, guide, subjects }: Calls): string =>
  [
    `# @inzrt/api-client and @inzrt/contracts ${version}\n`,
    guide,
    ...subjects.flatMap(({ name, description, calls }) => [
      `## ${name}\n\n${description}\n`,
      ...calls.map(
        (call) =>
          `${call.name} from '@inzrt/contracts/${call.module}'\n${call.method} ${call.path}\n${call.description}\n`,
      ),
    ]),
  ].join('\n')
