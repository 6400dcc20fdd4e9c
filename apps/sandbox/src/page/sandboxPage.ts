import { type Html, html } from '@inzrt/domain/text'

type SandboxPage = Readonly<{ title: string; lead: string; content: Html }>

/** A page of the sandbox, which no search engine keeps. */
export const sandboxPage = ({ title, lead, content }: SandboxPage): string =>
  `${html`<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header>
  <h1>${title}</h1>
  <p>${lead}</p>
</header>
<main>${content}
</main>
</body>
</html>`}
`
