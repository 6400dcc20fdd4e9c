import { foldLetters } from '@inzrt/domain/text'

/** Words that hold a sentence together, and such as stand in any advert. */
const WORDS = `
  já mě mne mně mi mnou ty tě tebe tobě ti tebou on ona ono ho jej jeho mu jemu jím ji jí její
  my nás nám námi vy vás vám vámi oni ony je jich jim jimi si se sebe sobě sebou
  můj má mé mou mého mému mým moje moji tvůj tvá tvé tvou tvoje svůj svá své svou svého svému svým
  náš naše naši našeho našemu naším našich váš vaše vaši vašeho vašemu vaším vašich jejich
  ten ta to toho tomu tom tím té tu tou ti těch těm těmi tento tato toto této tuto tohoto tomto
  který která které kterého kterému kterým kterou kteří kterých kterými jenž jež jehož jejž
  kdo koho komu kým co čeho čemu čím jaký jaká jaké jakou někdo někoho něco něčeho nějaký nějaká nějaké
  nikdo nikoho nikomu nic ničeho žádný žádná žádné žádnou žádného všichni všechno všem všech
  každý každá každé každou každého každému jiný jiná jiné jinou jiného sám stejný stejně
  a i k ke o s se u v ve z ze na do pro za od po při před přes pod nad mezi bez kromě podle proti
  u kolem vedle okolo díky místo ani ale nebo či anebo že aby když pokud jestli protože proto přesto
  jako než jen jenom pouze také taky též i až už ještě jak kde kdy kam tak tady tam zde pak potom
  vždy nikdy někdy hodně velmi moc více víc méně velice dost nejen prakticky možná snad třeba však
  být jsem jsi je jsme jste jsou nejsem nejsi není nejsme nejste nejsou byl byla bylo byli byly
  budu budeš bude budeme budete budou nebudu nebudeš nebude nebudeme nebudete nebudou bych bys by
  mám máš má máme máte mají nemám nemáš nemá nemáme nemáte nemají mít
  můžu mohu můžeš může můžeme můžete mohou můžou nemohu nemůžeš nemůže nemůžeme nemůžete moci
  musím musíš musí musíme musíte musejí nemusím nemusíš nemusí nemusíme nemusíte muset
  smím smíš smí smíme smíte smějí nesmím nesmíš nesmí nesmíme nesmíte smět
  chci chceš chce chceme chcete chtějí nechci nechceš nechce chtít
  hledám hledá hledáme hledají potřebuji potřebuje potřebujeme nabízím nabízí nabízíme
  text textu textem inzerát inzerátu inzerci foto fotka fotku fotky fotek fotkami cena ceny cenu cenou
  rok roku roky let rokem den dne dny dnů
`
  .trim()
  .split(/\s+/)

/** Without their accents these are „muže“ and „byt“. */
const HOMOGRAPHS: ReadonlySet<string> = new Set(['muze', 'byt'])
const ACCENTED: ReadonlySet<string> = new Set(WORDS)
const FOLDED: ReadonlySet<string> = new Set(
  WORDS.map(foldLetters).filter((word) => !HOMOGRAPHS.has(word)),
)

/**
 * Whether a word as it stands in an advert says nothing of what the advert is for.
 * @example isFunctionWord('Kterou') // true
 * @example isFunctionWord('masáž') // false
 */
export const isFunctionWord = (word: string): boolean => {
  const written = word.toLowerCase()

  return ACCENTED.has(written) || FOLDED.has(written)
}
