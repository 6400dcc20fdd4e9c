import { nonBreaking } from '@inzrt/domain/text'

export type ScriptlessContactProps = { email: string; href: string; dialCode: string }

/** Says, where no script runs and so no contact can be asked for, who passes a message on. */
export const ScriptlessContact = ({ email, href, dialCode }: ScriptlessContactProps) => (
  <p data-scriptless>
    {nonBreaking(
      'Bez JavaScriptu kontakty neukazujeme, aby je nesbírali roboti. Napište nám na adresu ',
    )}
    <a href={href}>{email}</a>
    {nonBreaking(`, uveďte kód inzerátu ${dialCode} a zprávu inzerentovi předáme.`)}
  </p>
)
