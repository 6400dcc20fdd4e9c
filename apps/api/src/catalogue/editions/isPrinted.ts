/** Whether the newspaper prints an ad's site; ads of the site for adults stay on the web. */
export const isPrinted = ({ brandCode }: Readonly<{ brandCode: string }>): boolean =>
  brandCode === 'general'
