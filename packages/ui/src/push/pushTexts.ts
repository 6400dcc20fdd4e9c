import type { PushState } from './PushState.ts'

/** What is to be said of it, but for the usual. */
export const PUSH_TEXTS: Readonly<Partial<Record<PushState, string>>> = {
  denied:
    'Upozornění od nás máte v\u00a0tomto prohlížeči zakázaná. Povolte je v\u00a0jeho nastavení u\u00a0naší adresy a\u00a0zkuste to znovu.',
  dismissed: 'Svolení jsme od vás zatím nedostali. Můžete to zkusit znovu.',
  unsupported:
    'Tento prohlížeč upozornění neumí. Na iPhonu a\u00a0iPadu si náš web nejdřív přidejte na plochu a\u00a0otevřete ho odtud.',
  failed: 'Upozornění se nepodařilo zapnout. Zkuste to prosím za chvíli.',
}
