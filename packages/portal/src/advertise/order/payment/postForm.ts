/** Where a browser is sent by POST, and with what. */
export type FormPost = Readonly<{ url: string; fields: Readonly<Record<string, string>> }>

/** Leaves the page by a form: the card gateway is entered so, with no script of its own in the page. */
export const postForm = ({ url, fields }: FormPost): void => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
