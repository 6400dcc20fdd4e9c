import { readLemmaGroups } from './lemmaGroups.testdata.ts'

/** Words of classifieds and their forms, written down by somebody who had not seen the rules. */
export const INDEPENDENT_LEMMA_GROUPS = readLemmaGroups(`
  hoblík hoblíku hoblíkem hoblíky hoblíků hoblících
  králík králíka králíkem králíci králíky králíků králících
  vozík vozíku vozíkem vozíky vozíků vozících
  kočárek kočárku kočárkem kočárky kočárků kočárcích
  stolek stolku stolkem stolky stolků stolcích
  zámek zámku zámkem zámky zámků zámcích
  motorek motorku motorkem motorky motorků motorcích
  pozemek pozemku pozemkem pozemky pozemků pozemcích
  domek domku domkem domky domků domcích
  traktůrek traktůrku traktůrkem traktůrky traktůrků traktůrcích
  nákladník nákladníku nákladníkem nákladníky nákladníků nákladnících
  skleník skleníku skleníkem skleníky skleníků sklenících
  slunečník slunečníku slunečníkem slunečníky slunečníků slunečnících
  botník botníku botníkem botníky botníků botnících
  zedník zedníka zedníkem zedníci zedníky zedníků zednících
  pračka pračky pračku pračce pračkou praček pračkách
  lednička ledničky ledničku ledničce ledničkou ledniček ledničkách
  sekačka sekačky sekačku sekačce sekačkou sekaček sekačkách
  vrtačka vrtačky vrtačku vrtačce vrtačkou vrtaček vrtačkách
  sedačka sedačky sedačku sedačce sedačkou sedaček sedačkách
  autosedačka autosedačky autosedačku autosedačce autosedačkou autosedaček autosedačkách
  kočka kočky kočku kočce kočkou koček kočkách
  fenka fenky fenku fence fenkou fenek fenkách
  postýlka postýlky postýlku postýlce postýlkou postýlek postýlkách
  motorka motorky motorku motorce motorkou motorek motorkách
  myčka myčky myčku myčce myčkou myček myčkách
  sušička sušičky sušičku sušičce sušičkou sušiček sušičkách
  koloběžka koloběžky koloběžku koloběžce koloběžkou koloběžek koloběžkách
  panenka panenky panenku panence panenkou panenek panenkách
  hračka hračky hračku hračce hračkou hraček hračkách
  linka linky linku lince linkou linek linkách
  gramodeska gramodesky gramodesku gramodesce gramodeskou gramodesek gramodeskách
  kniha knihy knihu knize knihou knih knihách
  houpačka houpačky houpačku houpačce houpačkou houpaček houpačkách
  známka známky známku známce známkou známek známkách
  vstupenka vstupenky vstupenku vstupence vstupenkou vstupenek vstupenkách
  čtyřkolka čtyřkolky čtyřkolku čtyřkolce čtyřkolkou čtyřkolek čtyřkolkách
  dodávka dodávky dodávku dodávce dodávkou dodávek dodávkách
  dům domu domem domy domů domech
  stůl stolu stolem stoly stolů stolech
  kůň koně koněm koni koní koních
  vůz vozu vozem vozy vozů vozech
  nůž nože nožem nožů nožích
  dvůr dvora dvorem dvory dvorů dvorech
  hůl hole holí holi holím holích
  kolo kola kolu kolem kol kolech
  okno okna oknu oknem oken oknech
  křeslo křesla křeslu křeslem křesel křeslech
  sedlo sedla sedlu sedlem sedel sedlech
  zrcadlo zrcadla zrcadlu zrcadlem zrcadel zrcadlech
  umyvadlo umyvadla umyvadlu umyvadlem umyvadel umyvadlech
  čerpadlo čerpadla čerpadlu čerpadlem čerpadel čerpadlech
  světlo světla světlu světlem světel světlech
  prkno prkna prknu prknem prken prknech
  jablko jablka jablku jablkem jablek jablkách
  vejce vejci vejcem vajec vejcím vejcích
  kotec kotce kotci kotcem kotců kotcích
  klec klece kleci klecí klecím klecích
  dveře dveří dveřím dveřích dveřmi
  sáně saní saním saních saněmi
  kotel kotle kotli kotlem kotlů kotlích
  pes psa psu psem psi psů psech
  včela včely včelu včele včelou včel včelách
  cihla cihly cihlu cihle cihlou cihel cihlách
  deska desky desku desce deskou desek deskách
  hra hry hru hře hrou her hrách
  auto auta autu autem aut autech
  traktor traktoru traktorem traktory traktorů traktorech
  skútr skútru skútrem skútry skútrů skútrech
  karavan karavanu karavanem karavany karavanů karavanech
  přívěs přívěsu přívěsem přívěsy přívěsů přívěsech
  pneumatika pneumatiky pneumatiku pneumatice pneumatikou pneumatik pneumatikách
  disk disku diskem disky disků discích
  převodovka převodovky převodovku převodovce převodovkou převodovek převodovkách
  motor motoru motorem motory motorů motorech
  byt bytu bytem byty bytů bytech
  chata chaty chatu chatě chatou chat chatách
  chalupa chalupy chalupu chalupě chalupou chalup chalupách
  zahrada zahrady zahradu zahradě zahradou zahrad zahradách
  garáž garáže garáži garáží garážím garážích
  pokoj pokoje pokoji pokojem pokojů pokojích
  lyže lyži lyží lyžím lyžích lyžemi
  brusle brusli bruslí bruslím bruslích bruslemi
  stan stanu stanem stany stanů stanech
  prut prutu prutem pruty prutů prutech
  naviják navijáku navijákem navijáky navijáků navijácích
  spacák spacáku spacákem spacáky spacáků spacácích
  batoh batohu batohem batohy batohů batozích
  bunda bundy bundu bundě bundou bund bundách
  bota boty botu botě botou bot botách
  štěně štěněte štěněti štěnětem štěňata štěňat štěňatech
  kotě kotěte kotěti kotětem koťata koťat koťatech
  kuře kuřete kuřeti kuřetem kuřata kuřat kuřatech
  sele selete seleti seletem selata selat selatech
  slepice slepici slepicí slepic slepicím slepicích
  kachna kachny kachnu kachně kachnou kachen kachnách
  kohout kohouta kohoutem kohouti kohouty kohoutů kohoutech
  koza kozy kozu koze kozou koz kozách
  ovce ovci ovcí ovcím ovcích ovcemi
  akvárium akvária akváriu akváriem akvárií akváriích
  bazén bazénu bazénem bazény bazénů bazénech
  gril grilu grilem grily grilů grilech
  lavice lavici lavicí lavic lavicím lavicích
  sazenice sazenici sazenicí sazenic sazenicím sazenicích
  strom stromu stromem stromy stromů stromech
  brambora brambory bramboru brambor bramborám bramborách
  med medu medem medy medů medech
  dřevo dřeva dřevu dřevem dřev dřevech
  dlažba dlažby dlažbu dlažbě dlažbou dlažeb dlažbách
  pila pily pilu pile pilou pil pilách
  kamna kamen kamnům kamnech kamny
  vana vany vanu vaně vanou van vanách
  skříň skříně skříni skříní skříním skříních
  postel postele posteli postelí postelím postelích
  matrace matraci matrací matracím matracích
  židle židli židlí židlím židlích
  lampa lampy lampu lampě lampou lamp lampách
  koberec koberce koberci kobercem koberců kobercích
  telefon telefonu telefonem telefony telefonů telefonech
  počítač počítače počítači počítačem počítačů počítačích
  televize televizi televizí televizím televizích
  kytara kytary kytaru kytaře kytarou kytar kytarách
  obraz obrazu obrazem obrazy obrazů obrazech
  hodiny hodin hodinám hodinách hodinami
  mince minci mincí mincím mincích
  učebnice učebnici učebnicí učebnic učebnicím učebnicích
  dětský dětského dětskému dětském dětská dětské dětských
  starý starého starému starém stará staré starých
  dřevěný dřevěného dřevěnému dřevěném dřevěná dřevěné dřevěných
  zahradní zahradního zahradnímu zahradním zahradních zahradními
`)
