import * as library from './domain.js'

const says = (value) =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'string'
      ? `'${value}'`
      : JSON.stringify(value)

/** What somebody typed, with all names of the package in reach. */
const evaluate = (expression) => {
  const names = Object.keys(library)

  return new Function(...names, `return (${expression}\n)`)(...Object.values(library))
}

for (const example of document.querySelectorAll('.example')) {
  const [input, output] = example.children
  input.addEventListener('input', () => {
    try {
      output.textContent = says(evaluate(input.value)) ?? 'undefined'
    } catch (error) {
      output.textContent = String(error)
    }
  })
}

for (const pre of document.querySelectorAll('pre')) {
  const code = document.createElement('div')
  code.className = 'code'
  const copy = document.createElement('button')
  copy.textContent = 'Copy'
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre.textContent)
    copy.textContent = 'Copied'
  })
  pre.replaceWith(code)
  code.append(pre, copy)
}

const plain = (text) => library.foldLetters(text)
const sections = [...document.querySelectorAll('section')].map((section) => ({
  section,
  words: plain(
    `${section.id} ${section.parentElement.id} ${[...section.querySelectorAll('p')].map(({ textContent }) => textContent).join(' ')}`,
  ),
}))
const search = document.querySelector('[type=search]')
const show = () => {
  const sought = plain(search.value).split(/\s+/).filter(Boolean)
  for (const { section, words } of sections)
    section.hidden = !sought.every((word) => words.includes(word))
  for (const entry of document.querySelectorAll('.entry'))
    entry.hidden = !entry.querySelector('section:not([hidden])')
  document.querySelector('article').hidden = sought.length > 0
  const found = sections.filter(({ section }) => !section.hidden).length
  document.querySelector('[role=status]').textContent = sought.length > 0 ? `${found} found` : ''
}
search.addEventListener('input', show)

addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input')) return
  event.preventDefault()
  search.focus()
})

// A link may lead to what the search has hidden.
addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1))
  if (!target?.closest('[hidden]')) return
  search.value = ''
  show()
  target.scrollIntoView()
})
