/** Names that a build makes again each time. */
const PASSING = [
  [/_r_[0-9a-z]+_/g, '_r_'],
  [/(_[A-Za-z][\w-]*?)_[\w-]{5}_\d+\b/g, '$1'],
  [/\?[tv]=\w+/g, ''],
] as const

/** Where this machine keeps the project, and serves it from. */
const PLACES = [window.location.origin, `/@fs${import.meta.env.VITE_ROOT}`]

const lasting = (text: string): string => {
  let so = text
  for (const place of PLACES) so = so.replaceAll(place, '')
  for (const [passing, instead] of PASSING) so = so.replace(passing, instead)

  return so
}

/** What markup does not say: typed and chosen values, windows, the focus. */
const statesOf = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('input, textarea, select, dialog, [popover]')].map((element) => {
    if (element instanceof HTMLInputElement)
      return `${element.value} ${element.checked} ${element.indeterminate}`
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      return element.value

    return `${element.matches(':modal')} ${element.matches(':popover-open')}`
  })

const focused = (): string => {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return ''

  return `${activeElement.outerHTML} ${activeElement.matches(':focus-visible')}`
}

const CLASS = /\.((?:\\.|[\w-])+)/g
const IN_BRACKETS = /(:not)?\(([^()]*)\)/g

const classesIn = (text: string): string[] =>
  Array.from(text.matchAll(CLASS), ([, name = '']) => name.replaceAll('\\', ''))

type Asked = {
  /** Of each part of a selector, the classes it asks for. */
  parts: string[][]
  /** Classes of which it asks for some, as `:is()` and `:has()` do. */
  some: string[]
}

const askedOf = (selector: string): Asked => {
  const some: string[] = []
  let [bare, before] = [selector, '']
  while (bare !== before) {
    before = bare
    bare = bare.replace(IN_BRACKETS, (_, not: string | undefined, inside: string) => {
      if (!not) some.push(...classesIn(inside))

      return ''
    })
  }

  return { parts: bare.split(',').map(classesIn), some }
}

type Rule = { selector: string; asked: Asked; text: string[] }

const textOf = (rule: CSSRule): string[] => [
  ...(rule instanceof CSSStyleRule ? rule.style.cssText.split(/;\s+/) : []),
  ...('cssRules' in rule
    ? [...(rule.cssRules as CSSRuleList)].flatMap((inner) => [
        inner instanceof CSSStyleRule ? inner.selectorText : (inner.cssText.split('{', 1)[0] ?? ''),
        ...textOf(inner),
      ])
    : []),
]

const rulesIn = (list: CSSRuleList, around: string): Rule[] =>
  [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = `${around}${rule.selectorText}`

      return [{ selector, asked: askedOf(rule.selectorText), text: textOf(rule) }]
    }

    return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
      ? rulesIn(
          rule.cssRules as CSSRuleList,
          `${around}${rule.cssText.split('{', 1)[0]?.trim() ?? ''} `,
        )
      : []
  })

const read = new WeakMap<CSSStyleSheet, Rule[]>()

const rulesOf = (sheet: CSSStyleSheet): Rule[] => {
  const known = read.get(sheet)
  if (known) return known
  const rules = rulesIn(sheet.cssRules, '')
  read.set(sheet, rules)

  return rules
}

const VARIABLE = /var\(\s*(--[\w-]+)/g
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(VARIABLE), ([, name = '']) => name)

/**
 * What a picture is drawn of: the markup, the rules of style that its classes have, and the tokens these use,
 * of all looks and widths. A change of anything else changes no picture of it.
 */
export const describeDrawn = (): string => {
  const classes = new Set<string>()
  for (const element of document.body.querySelectorAll('[class]'))
    for (const name of element.classList) classes.add(name)
  const rules = [...document.styleSheets].flatMap(rulesOf).filter(({ asked: { parts, some } }) => {
    const isThere = (name: string) => classes.has(name)

    return parts.some((part) => part.every(isThere)) && (some.length === 0 || some.some(isThere))
  })

  const markup = document.body.innerHTML
  const used = new Set<string>()
  const waiting = namesIn(markup)
  const tokens = new Map<string, string[]>()
  const lines: string[] = []
  for (const { selector, text } of rules) {
    const plain: string[] = []
    for (const piece of text) {
      const [name = ''] = piece.split(':', 1)
      if (name.startsWith('--'))
        tokens.set(name, [...(tokens.get(name) ?? []), `${selector} ${piece}`])
      else plain.push(piece)
    }
    waiting.push(...plain.flatMap(namesIn))
    if (plain.length > 0) lines.push(`${selector} { ${plain.join('; ')} }`)
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue
    used.add(name)
    waiting.push(...(tokens.get(name) ?? []).flatMap(namesIn))
  }

  return lasting(
    [
      ...[markup, ...statesOf(document.body), focused()],
      ...[...new Set(lines)].sort(),
      ...[...used].sort().flatMap((name) => [...new Set(tokens.get(name) ?? [])].sort()),
    ].join('\n'),
  )
}
