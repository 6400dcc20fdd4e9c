/** Forms of one word a line. */
export const readLemmaGroups = (list: string): readonly (readonly string[])[] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

/** Inflected forms of words adverts are full of, one word a line; the measure of the stemmer. */
export const LEMMA_GROUPS: readonly (readonly string[])[] = readLemmaGroups(`
  kolo kola kolu kole kolem kol kolům kolech koly
  sekačka sekačky sekačce sekačku sekačkou sekaček sekačkám sekačkách sekačkami
  auto auta autu autě autem aut autům autech auty
  byt bytu bytě bytem byty bytů bytům bytech
  dům domu domě domem domy domů domům domech
  chata chaty chatě chatu chatou chat chatám chatách chatami
  pozemek pozemku pozemkem pozemky pozemků pozemkům pozemcích
  zahrada zahrady zahradě zahradu zahradou zahrad zahradám zahradách
  garáž garáže garáži garáží garážím garážích garážemi
  pronájem pronájmu pronájmem pronájmy pronájmů pronájmech pronajmu pronajmeme pronajmout
  postel postele posteli postelí postelím postelích postelemi
  skříň skříně skříni skříní skříním skříních skříněmi
  židle židli židlí židlím židlích židlemi
  stůl stolu stole stolem stoly stolů stolech
  křeslo křesla křeslu křeslem křesel křeslům křeslech křesly
  pohovka pohovky pohovce pohovku pohovkou pohovek pohovkách
  lednice lednici lednicí lednic lednicím lednicích lednicemi
  sklenice sklenici sklenicí sklenic sklenicím sklenicemi
  skleník skleníku skleníkem skleníky skleníků skleníkům
  telefon telefonu telefonem telefony telefonů telefonech
  televize televizi televizí televizím televizích televizemi
  pneumatika pneumatiky pneumatice pneumatiku pneumatik pneumatikám pneumatikách pneumatikami
  kočárek kočárku kočárkem kočárky kočárků kočárkům kočárcích
  kniha knihy knize knihu knihou knih knihám knihách knihami
  hra hry hře hru hrou her hrám hrách hrami
  hračka hračky hračce hračku hraček hračkám hračkách hračkami
  kabát kabátu kabátem kabáty kabátů kabátech
  kravata kravaty kravatě kravatu kravatou kravat kravatami
  kráva krávy krávě krávu krávou krav kravám kravách
  pes psa psu psem psi psů psům psy
  štěně štěněte štěněti štěnětem štěňata štěňat štěňatům štěňatech štěňaty
  kotě kotěte kotětem koťata koťat koťatům koťaty
  kočka kočky kočce kočku kočkou koček kočkám kočkách
  kůň koně koni koněm koní koním koních
  slepice slepici slepicí slepic slepicím slepicích slepicemi
  dřevo dřeva dřevu dřevě dřevem
  jablko jablka jablku jablkem jablek jablkům jablky
  traktor traktoru traktorem traktory traktorů traktorech
  motor motoru motorem motory motorů motorech
  baterie baterii baterií bateriím bateriích bateriemi
  kytara kytary kytaře kytaru kytarou kytar kytarám
  klávesnice klávesnici klávesnic klávesnicím klávesnicemi
  tanec tance tanci tancem tanců tancích
  práce práci prací pracím pracích pracemi
  oprava opravy opravě opravu opravou oprav opravám opravách
  nemovitost nemovitosti nemovitostí nemovitostem nemovitostech nemovitostmi
  kancelář kanceláře kanceláři kanceláří kancelářím kancelářích
  okno okna oknu okně oknem oken oknům oknech okny
  dveře dveří dveřím dveřích dveřmi
  podlaha podlahy podlaze podlahu podlahou podlah podlahám
  kotel kotle kotli kotlem kotlů kotlům kotlích
  růže růži růží růžím růžích růžemi
  váha váhy váhu váhou vah váhám váhách váhami
  klíč klíče klíči klíčem klíčů klíčům klíčích
  klika kliky kliku klikou klik klikám klikách klikami
  místo místa místu místě místem míst místům místech místy
  miska misky misce misku miskou misek miskám miskách
  lišta lišty liště lištu lištou lišt lištám lištách
  liška lišky lišce lišku liškou lišek liškám
  páska pásky pásce pásku páskou pásek páskám
  pasta pasty pastě pastu pastou past pastám
  vítr větru větrem větry větrů
  vitrína vitríny vitríně vitrínu vitrínou vitrín vitrínách
  zelenina zeleniny zelenině zeleninu zeleninou
  inzerát inzerátu inzerátem inzeráty inzerátů inzerátech
  reklama reklamy reklamě reklamu reklamou reklam reklamách
  program programu programem programy programů programech
  centrum centra centru centrem center centrech centry
  muzeum muzea muzeu muzeem muzeí muzeích
  hřiště hřišti hřištěm hřišť hřištím hřištích
  parkoviště parkovišti parkovištěm parkovišť parkovištích
  peníze peněz penězům penězi
  firma firmy firmě firmu firmou firem firmám
  týden týdne týdnu týdnem týdny týdnů
  dub dubu dubem duby dubů dubech
  doba doby době dobu dobou dob dobám dobách
  ruka ruky ruce ruku rukou rukám rukách
  rok roku roce rokem roky roků rokům
  buk buku bukem buky buků bukům
  bok boku bokem boky boků bokům
  nůž nože noži nožem nožů nožům nožích
  dětský dětská dětské dětského dětskému dětském dětským dětskou dětských dětskými dětští
  starý stará staré starého starému starým starou starých starými starší nejstarší
  nový nová nové nového novému novým novou nových novými novější nejnovější
  levný levná levné levného levnému levnou levných levnější nejlevnější
  funkční funkčního funkčnímu funkčním funkčních funkčními
  zelený zelená zelené zeleného zelenou zelených zelenými
  plastový plastová plastové plastového plastovou plastových plastovými
  elektrický elektrická elektrické elektrického elektrickou elektrických elektrickými
  zachovalý zachovalá zachovalé zachovalého zachovalou zachovalých
  sousedův sousedova sousedovo sousedovu sousedovy sousedových
  Praha Prahy Praze Prahu Prahou
  Brno Brna Brnu Brně Brnem
  Ostrava Ostravy Ostravě Ostravu Ostravou
  Plzeň Plzně Plzni Plzní
  Liberec Liberce Liberci Libercem
  Olomouc Olomouce Olomouci Olomoucí
  Pardubice Pardubic Pardubicím Pardubicích Pardubicemi
  Havířov Havířova Havířovu Havířově Havířovem
  Otrokovice Otrokovic Otrokovicích Otrokovicemi
  Příbram Příbrami Příbramí
  Jihlava Jihlavy Jihlavě Jihlavu Jihlavou
  prodám prodáme prodá prodat prodal prodala prodáno
  koupím koupíme koupí koupit koupil koupila
  hledám hledáme hledá hledat hledal hledají
  nabízím nabízíme nabízí nabízet nabízel
  daruji daruju daruje darujeme darovat daroval
  vyměním vyměníme vymění vyměnit vyměnil
  sháním sháníme shání shánět sháněl
`)
