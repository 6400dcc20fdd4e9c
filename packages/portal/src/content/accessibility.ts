import type { Article } from './Article.ts'

export const accessibility: Article = {
  title: 'Prohlášení o přístupnosti',
  lead: 'Portál má sloužit každému: i tomu, kdo nevidí na malé písmo, nepoužívá myš nebo komu stránku čte program.',
  changedAt: '2026-11-23',
  parts: [
    {
      id: 'cil',
      heading: 'Čeho se držíme',
      blocks: [
        'Objednání placené inzerce je službou elektronického obchodu podle zákona č. 424/2023 Sb., o požadavcích na přístupnost některých výrobků a služeb. Držíme se normy EN 301 549 a pravidel WCAG 2.2 na úrovni AA, a to na celém portálu, nejen v objednávce.',
      ],
    },
    {
      id: 'co-funguje',
      heading: 'Co to znamená v praxi',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vše lze ovládat klávesnicí; kde právě jste, je vidět podle silného rámečku.',
            'Text zvětšíte prohlížečem na dvojnásobek, a nic se neztratí. Stránka se vejde i na displej široký 320 bodů.',
            'Barvy mají dostatečný kontrast ve světlém i tmavém vzhledu a nic neoznačujeme jen barvou. Můžete si nastavit i vlastní barvy systému a větší rozestupy textu.',
            'Tlačítka se jmenují tak, jak jsou napsaná, takže je lze vyvolat hlasem.',
            'Na co se klepe, je dost velké, a co se přetahuje, jde i tlačítky.',
            'Procházet a hledat lze i s vypnutým JavaScriptem.',
            'Kdo si v systému vypnul pohyb, tomu se nic nehýbe.',
            'Chyba ve formuláři je napsána slovy přímo u pole, kterého se týká.',
          ],
        },
      ],
    },
    {
      id: 'co-nefunguje',
      heading: 'O čem víme, že není v pořádku',
      blocks: [
        {
          kind: 'list',
          items: [
            'Fotky mají popisovat inzerenti a často to neudělají; čtečka pak přečte jen nadpis inzerátu.',
            'Čísla v archivu novin jsou soubory PDF se značkami pro čtečky, sazba v úzkých sloupcích se však čte hůř než web. Inzeráty, které stále platí, najdete podle kódu i tady.',
            'Účet a vkládání inzerátu JavaScript vyžadují.',
          ],
        },
      ],
    },
    {
      id: 'jak-overujeme',
      heading: 'Jak to ověřujeme',
      blocks: [
        'Každou změnu portálu kontrolují před nasazením automatické testy na všech hlavních stránkách obou webů. Inzerát při nich vkládáme jen klávesnicí, díváme se, zda je vždy vidět, kde právě jste, a hlídáme, co stránky říkají čtečce. S lidmi, kteří čtečku nebo ovládání hlasem denně používají, jsme portál zatím nezkoušeli.',
      ],
    },
    {
      id: 'kontakt',
      heading: 'Když narazíte na překážku',
      blocks: [
        'Napište na {email}, na které stránce a s jakou pomůckou. Odpovíme do 30 dnů a potřebné informace vám zatím předáme jinak. Nebudete-li spokojeni, obraťte se na Českou obchodní inspekci, která na přístupnost elektronického obchodu dohlíží, [www.coi.cz](https://www.coi.cz/).',
      ],
    },
  ],
}
