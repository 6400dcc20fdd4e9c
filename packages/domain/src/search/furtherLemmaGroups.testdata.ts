import { readLemmaGroups } from './lemmaGroups.testdata.ts'

/** Words of classifieds written down when the rules stood, k that becomes c and h that becomes z among them. */
export const FURTHER_LEMMA_GROUPS = readLemmaGroups(`
  hoblík hoblíku hoblíky hoblíků hoblíkem hoblících
  zedník zedníka zedníci zedníků zedníkem zednících
  harmonika harmoniku harmoniky harmonice harmonikou harmonik
  koník koníka koníci koníků koníky konících
  zámek zámku zámky zámků zámkem zámcích
  deska desku desky desce deskou desek
  lavička lavičku lavičky lavičce lavičkou laviček
  truhlík truhlíku truhlíky truhlíků truhlíkem truhlících
  chodník chodníku chodníky chodníků chodníkem chodnících
  obojek obojku obojky obojků obojkem obojcích
  ořech ořechu ořechy ořechů ořechem ořeších
  kožich kožichu kožichy kožichů kožichem kožiších
  pelech pelechu pelechy pelechů pelechem peleších
  traktorista traktoristy traktoristovi traktoristou traktoristé traktoristů
  dráha dráhu dráhy dráze dráhou drah
  střecha střechu střechy střeše střechou střech
  noha nohu nohy nohou
  mouka mouku mouky mouce moukou
  truhla truhlu truhly truhle truhlou truhel
  vidle vidlí vidlemi vidlím
  ulice ulici ulicí ulicemi
  krabice krabici krabicí krabicemi
  čepice čepici čepicí čepicemi čepic
  stolek stolku stolky stolků stolkem stolcích
  domek domku domky domků domkem domcích
  sůl soli solí solemi
  vůz vozu vozy vozů vozem vozech
  hrnec hrnce hrnci hrnců hrncem hrncích
  věnec věnce věnci věnců věncem věncích
  loket lokte lokty loktů loktem loktech
  sedlo sedla sedlu sedlem sedel sedlech
  světlo světla světlu světlem světel světlech
  prkno prkna prknu prknem prken prknech
  plátno plátna plátnu plátnem pláten plátnech
  sklo skla sklu sklem skel sklech
  jehně jehněte jehňata jehňat jehňaty jehňatech
  kuře kuřete kuřata kuřat kuřaty kuřatech
  kůzle kůzlete kůzlata kůzlat kůzlaty
  hříbě hříběte hříbata hříbat hříbaty
  house housete housata housat housaty
  sele selete selata selat selaty
  nářadí nářadím nářadích
  topení topením topeních
  umyvadlo umyvadla umyvadlu umyvadlem umyvadel umyvadlech
  zrcadlo zrcadla zrcadlu zrcadlem zrcadel zrcadlech
  čerpadlo čerpadla čerpadlu čerpadlem čerpadel čerpadlech
  topidlo topidla topidlu topidlem topidel topidlech
  ležadlo ležadla ležadlu ležadlem ležadel
  sušička sušičku sušičky sušičce sušičkou sušiček
  fréza frézu frézy fréze frézou fréz
  pumpa pumpu pumpy pumpě pumpou pump
  bunda bundu bundy bundě bundou bund
  vesta vestu vesty vestě vestou vest
  košile košili košil košilemi košilím
  sukně sukni sukní sukněmi sukním
  rukavice rukavici rukavic rukavicemi rukavicím
  svetr svetru svetry svetrů svetrem svetrech
  klobouk klobouku klobouky klobouků kloboukem kloboucích
  batoh batohu batohy batohů batohem batozích
  stan stanu stany stanů stanem stanech
  člun člunu čluny člunů člunem člunech
  kajak kajaku kajaky kajaků kajakem kajacích
  pádlo pádla pádlu pádlem pádel pádlech
  vesla veslo veslu veslem vesel veslech
  hrábě hrábí hráběmi hrábím
  kleště kleští kleštěmi kleštím
  nůžky nůžek nůžkami nůžkám
  housle houslí houslemi houslím
  varhany varhan varhanami varhanám
  flétna flétnu flétny flétně flétnou fléten
  buben bubnu bubny bubnů bubnem bubnech
  cimbál cimbálu cimbály cimbálů cimbálem cimbálech
  činel činelu činely činelů činelem činelech
  obraz obrazu obrazy obrazů obrazem obrazech
  rám rámu rámy rámů rámem rámech
  váza vázu vázy váze vázou váz
  talíř talíře talíři talířů talířem talířích
  hrneček hrnečku hrnečky hrnečků hrnečkem hrnečcích
  svícen svícnu svícny svícnů svícnem svícnech
  lampa lampu lampy lampě lampou lamp
  žárovka žárovku žárovky žárovce žárovkou žárovek
  zásuvka zásuvku zásuvky zásuvce zásuvkou zásuvek
  police polici polic policemi policím
  věšák věšáku věšáky věšáků věšákem věšácích
  polštář polštáře polštáři polštářů polštářem polštářích
  peřina peřinu peřiny peřině peřinou peřin
  deka deku deky dece dekou dek
  záclona záclonu záclony zácloně záclonou záclon
  roleta roletu rolety roletě roletou rolet
  žaluzie žaluzii žaluzií žaluziemi
  dlaždice dlaždici dlaždic dlaždicemi dlaždicím
  tvárnice tvárnici tvárnic tvárnicemi tvárnicím
  lešení lešením lešeních
  míchačka míchačku míchačky míchačce míchačkou míchaček
  kolečko kolečka kolečku kolečkem koleček kolečkách
  vědro vědra vědru vědrem věder vědrech
  sud sudu sudy sudů sudem sudech
  konev konve konvi konví konvemi
  hadice hadici hadic hadicemi hadicím
  plot plotu ploty plotů plotem plotech
  vrata vrat vraty vratům vratech
  branka branku branky brance brankou branek
  jabloň jabloně jabloni jabloní jabloněmi
  hrušeň hrušně hrušni hrušní hrušněmi
  třešeň třešně třešni třešní třešněmi
  tulipán tulipánu tulipány tulipánů tulipánem tulipánech
  keramický keramického keramická keramické keramickým keramických
  litinový litinového litinová litinové litinovým litinových
  měděný měděného měděná měděné měděným měděných
  starožitný starožitného starožitná starožitné starožitným starožitných
`)
