export type UnknownCodeProps = {
  /** The code that was asked for, six digits. */
  code: string
}

/** Says that no ad has a code of the paper, and why that may be; a `<p>`. */
export const UnknownCode = ({ code }: UnknownCodeProps) => (
  <p>
    Kód{' '}
    <b>
      {code.slice(0, 3)}
      {'\u00a0'}
      {code.slice(3)}
    </b>{' '}
    teď nemá žádný inzerát. Zkontrolujte prosím číslice; inzerát také mohl už skončit.
  </p>
)
