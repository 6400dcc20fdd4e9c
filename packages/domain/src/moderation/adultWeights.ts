// Made by `node packages/fixtures/cli/writeAdultWeights.ts` from the texts it learns from; never changed by hand.

/** What speaks for an adult text before a word of it is read. */
export const ADULT_BIAS = 0.445

/** Pieces of words by how much they speak for an adult text, in hundredths: a line has a weight and its pieces. */
export const ADULT_WEIGHTS = `
464 pan
419 _pan
315 _mu
281 _zen
268 _pa
266 _mil
261 mil
253 muz
241 _muz
235 ero
219 _er _ero _erot erot eroti
217 ing
212 sex
209 ama
208 roti
206 nka_ rotic
205 _div
203 otic
199 _pany _pany_ pany pany_
198 _par_ par_
197 par
194 oti otick
191 _lo
190 _sex
185 res
181 _par
179 dva
177 hla
176 let_ prij
175 ran
173 div
172 _di
171 alni_
170 tick
169 _let_
168 mam nos
167 otk
165 nka
161 stri
160 rno
159 _prij
158 dvaz jen_ jsem jsem_ odvaz vre vren
157 _porn alni iskr orno porn porno strip tript
156 ym_
155 _nose ipt odva ript
154 mi_ nti op_ trip
153 _sou del ose tic
152 aln hol lub
151 _tv ub_
150 _no sex_
149 _te_ rij
148 retn
147 uck
145 otky otky_
144 _hr
142 vyd
141 jse nah
140 _klu _spr ng_ nym
139 _sil lecn
138 ex_ nose nosen osen
137 _me_ _nosene_ _stri kro sm_ tit
136 spr uze
135 es_
134 _nah _pran diskr iskre skre
133 pri rani rot tim
132 rani_
131 ele_ kret
130 _vi
129 ick klu sem_ ukr
128 kretn lap noc skret
127 ebe_
126 _otev anka anka_ ela este_ int milo milov
125 ozn vic_
124 _las drze otevr pani sem tevr
123 _inti _noc _org evr inti intim org uze_
122 _let este len
121 _50 _pary _pary_ amy mam_ pary pary_
120 _jse _jsem _jsem_ _pri alen cek dnou_ orn osene se_
119 _lask _mile ama_ ank lub_
118 _ni lka lka_ lozni ntim ozna ozni oznic sene
117 _ja_ _jen_ _ote _prani_ _slec ja_ prani prost rze slecn
116 _holk _te holk zena
115 _teb ana evre evren itu tevre udio udio_
114 _divk _lozn _ti divk lon slec zad
113 _loz _milo dnou eka ole otev
112 _jen sil
111 _hla her lask ono ost zni
110 _damy _damy_ _sili _ti_ damy damy_ ilik iliko ing_ likon osti out pon pran silik
109 _tebe _tebe_ _to dio dio_ isk mile milen ote oupa tebe tebe_
108 _disk _zena disk ebe peni znic
107 _souk hop_ ivk oukro sene_ shop_ souk soukr ukrom vlek
106 _hra _mi _muze _swi _swin bud bude drz ere ger ic_ ilen krom oukr swi swin swing wing winge
105 _int _so _sw apa ednou ikon leg sili vle
104 _her _masaz_ asaz_ nost saz_
103 _mam _sex_ _zadn amy_ chla tev zadn
102 _tyci _tyci_ avl kre ntimn nzelk risn timn timni tyci tyci_ zelk
101 _cek _ceka _fotk _hol _suk fotk luc my_ nco ntn suk tka
100 ceka dat_ erc jen
99 _20_ _an _prit _vic ami nozk prit yci
98 _bud _houpacku_ chlap film hlap ilm lib man naln packu skr tres ukro yci_
97 _nos _on _pon _taj kter vic
96 _masa asaz bav masa masaz ouz tek_ zap
95 _anal _meste_ _vz _zad anal be_ chu_ hop inge inger ipte ipter jky jky_ meste nej nge nger nost_ pole pter radlo ripte shop tek
94 _chla _krat acu ary och sou
93 ajn ary_ yde
92 _ana _jednou_ _vic_ _zenu _zenu_ aho akou ap_ etis krat ntni rt_ slu zenu zenu_
91 _analni_ _bude _dild _hri _pradlo_ analn dild dny dny_ gyn ild pack ros tky tky_ upack win
90 _klub_ _lasky_ _v_ ela_ eli_ jsi_ klub_ mus ozk pte vyde
89 _ot dvazn jsi ostit
88 asky asky_ esko fil poz yho
87 _co_ _dam _kov _mest _muze_ _odva _ona _pu _uk lenk muze nku nozky pozn pozna titu ulka ulka_
86 _chl _fotky_ ecn egy egyn fotky is_ legy legyn lozn nici olegy ort_ ticky ual
85 _odp _ze eho_ nejs prite res_ retni rite ritel udi
84 _nadr ask lni mem_ nadr rosti stitu taj tele_
83 _50_ _mes _pani _prad _studio_ prad tudio vydel ydel
82 del_ drzen lasky mes pout ticko to_ udn
81 _chc _jine _kt _kte _kter _lod _si_ ili jine koleg maci_ oleg
80 _dv _houp _sama _sama_ an_ houp houpa kte ntni_ olib polib rit sama sama_
79 _in _klub _or _sexu chodi dej dis exua exual klub mele nalni part sexua xua xual yz_ zav
78 _chod _eroticke_ _esk _esko _eskort_ _hrat _nez _zap eskor kort kort_ oupac skort ticke ting ting_ tric upa upac
77 _bi_ adrze bik dick inka_ pani_ spe
76 _js _zadny_ adny adny_ icko ikono konov lni_ mank manka otr stit studi tudi zadny
75 _hl _navl _post _tres ami_ art avle avlek azd bac gan kono lod mas navle nici_ post trest
74 _af _bor _dama _hleda_ _ks _ks_ _nud _pout _zab chc co_ dama dat ely erk gent io_ leda_ mem nud okr oslus ouk pros roz zab
73 _dl _domina_ _intimni_ _jak_ _lodi _poz _pum _pump _to_ _vyb hodi hodid hu_ lap_ lodic nis odick odid pouta pum pump rzen vne vyb zku
72 _45_ _divky_ _kluk _milovani_ _noc_ _pono _se_ _vztah_ _zav adrz ansk divky hrat kluk kra lice luk mok nadrz navl noz ojky ojky_ oled oledn onoz onozk poled pono ponoz racov rna_ vztah ztah ztah_
71 _kun _min _nik _vyd ark asa eli hodne jima noc_ pus skor yne_
70 45_ _loznici_ _zave akous bici et_ here herec istr ivat kama mest outa pas rakou rch zave zdy
69 _hratky_ _ner _nu _on_ _vecer_ atim_ cer_ des_ ecer_ gin hratk ion ks_ podva raco rba rgie rgie_ rick trick tyc vaz
68 _jine_ _kama _naha _naho _s_ _sa _sada _sada_ adr anie anie_ anu_ jine_ ledn naha naho nie nie_ omy opre pol rost yne znici
67 _45 _bord _fe _fet _feti _kaz _manzelka_ _ml _podn _potr _pros _punc _sau _saun _sexs _sexshop_ ancni apeni bord coc coch did edem ejsi_ ekvap exs exsh exsho fet feti fetis kvap kvape lodi mast ncoc ncoch prekv priva punc punco rivat sau saun sexs sexsh sho unco uncoc uska uska_ vape vapen xsh xsho xshop zaves zelka
66 _21_ _22 _hris _noz _tyc antn antni balic dnost eci ejsi hris hrisn kat_ kund luck ncni nejsi nku_ oved pans pansk si_ sna_ uboky
65 _dvd _dvd_ _hlu _hlub _muz_ _nikd _porno_ _sm_ _trest_ aleny dej_ dvd dvd_ hat_ hlub hlubo ikd kal lec lubok muz_ nikd odej_ orno_ pln rest_ sam turb ubok urb vap vazne vd_ vku
64 _holky_ _kluka_ _kratce_ _odvazne_ _peni _podv _pouta_ _vzd akti ani_ apen chu cku ej_ holky kat kluka kratc luka luka_ mina_ morav niho_ nym_ ojk orav ouzit penim podv ratc ratce ratky resp ruc unc vzd zadan
63 _ca _chlap_ _diva _gan _gang _gangbang_ _kalhotky_ _mora _nabizi_ _sprc _striptyz_ _sub _vyba ang_ angb angba atce atce_ aun bang bang_ berte bizi_ erte gang gangb gba gban gbang hlap_ hotk hotky ijim ijima ipty iptyz lhotk mora muze_ ngb ngba ngban odej ofil ora polec pradl prc prch priji pty ptyz ptyz_ ratk rebo riji rijim ripty sprc sprch trebo tyz tyz_ una vky vky_ vne_ vyba vybav ybav
62 20_ _afr _financni_ _paru _rob _slecny_ _slu _swingers_ _tir _tir_ afr amar amara anu azdy enym ers fe_ gers gers_ ilk imam ivky ivky_ jimam kamar kazdy kun marad ngers paru rest rtek rtek_ rty tajn te_ tir_ ulk vleka zeny
61 _cu _foto_ aha ancn bave baven foto_ hvi ijd ilov meno muzi nancn ncni_ opred outa_ prijd rijd sna uz_ yr_
60 _brna _brna_ _kazd _mi_ _pun bert brna brna_ budes ecnic ejs elko elo_ evca evcat kazd kolik mus_ ncn noci noci_ olec pun sada sada_ udes udes_ ump vcat vcata
59 _balicek_ _doprovody_ _fin _fina _hodiny_ _lubr _milence_ _nejen_ _nig _nigh _ponozky_ _spra _su _zas adi adik alice boky brika ecny ecny_ ejen ejen_ ers_ fin fina finan gie_ icek icek_ ilenc inanc inka kym ladik lado lenc lence licek lubr lubri ne_ nejen nigh night rna robe rs_ spra sprav ubri ubrik uha_ zas ze_
58 500_ _afro _cel _diskretni_ _luc _prekvapenim_ _rak _rako _roubik_ _tob _tobe _tobe_ adle_ afro afrod bik_ cas filmu fro frod frodi ilmu ilmu_ imam_ jak_ jemn jin nez osila oubik ovody posta rky ste_ tobe tobe_ treb ubik ubik_ usk uzit zba zeny_
57 _akc _cud _cudn _cudnosti_ _fi _hodinku_ _kde_ _maminka_ _nav _pozn _teplice_ _vyho akc anska as_ ase aze_ cud cudn cudno dinku diu epli eplic erske oci_ omy_ reb tepli ucko udnos uzk vita
56 _15 _by _chodidel_ _hodn _kde _mam_ _na _odpr _pani_ _podekuji_ _svem _svem_ acov arty arty_ auna avid dide didel diny diny_ enu erci erci_ etka ght ight ledni lovan menou mne nig nno odek odeku odide odiny podek sauna sila sluz sub svem svem_ um_ vena vena_ vku_ vydr vydrz ydrz
55 500 _kalh _most _most_ _neje _pode _posteli_ _pro_ _sam _vita _vstup_ alh alho alhot dami dami_ eji eri_ evc hate hlu ichu icko_ igh ilam kalh kalho kde_ kov_ lhot neje odami otre otreb oubi pode potre pro_ rci_ richu rog roubi silam sne_ steli sty teli teli_ zena_
54 _25 _ge _hrichu_ _kal _lu _nej _pana_ _prijimam_ _tajn amate any ar_ edni_ hlavn hot ichu_ kde lavn lecny nal nan nanc odne ric uzi zor
53 _dev _dis _elektrosex_ _hlav _mos _por _potrebou_ _pres _vibrator_ aco ats avena brato cko_ dhal ebou_ enu_ era_ ereck hlad ibrat inku jim kam kraj ktros ober odhal osex osex_ plic plice ravid rebou rosex rty_ teri_ tma tros trose ude vede vyho ycha zdyc
52 21_ _ab _by_ _fel _kra _mas _nahore_ _nic _pans _partneriek_ _pozo _svu _svud _svudny_ _vop _vopr _vopred_ _zeny _zeny_ ach_ adlo_ ahor ahore chl cku_ delek deli_ dik dpoci eriek erozb exu fel gyne hore hore_ icke iek iek_ kusen lmu lmu_ maz mpa nahor niho nof nofi nofil ofilm onz ornof ozb ozba ozbal ozo ozor pozo pozor radl rako re_ reny riek riek_ rnof rnofi rozb rozba stovk strac stu svu svud svudn tneri vop vopr vopre vud vudn vudny ydele zbal zbale zlu
51 _devc _devcata_ _jin _koli _noci _noci_ _posilam_ _setk _setkani_ _sprava_ _vece alk alon bod bou_ cast devc devca dnos ecer egis egist enis entru ere_ etkan fot gis gist gistr ima jdu jdu_ lacn nic_ oni praco regis rky_ salon setk setka tim_ tkan tkani udny udny_ uprav vec vece vecer ybave
50 _he _kov_ _ktera_ _manz _obd _obda _paruky_ _pen _praha_ _pris _regi _um _videa_ _vymenou_ _zapasnice_ _zin _zine _zinenku_ abu_ anze anzel apas apasn asnic bda bdar dea_ dela dev dink domu domu_ egi ekn enti idea_ ilenk inenk kosti ktera manz manze muc nenku ntru nze nzel obd obda obdar odink ouska ovnu ovnu_ ozick ozky ozky_ paruk pasn pasni praha pris raha raha_ rator regi tir videa vnu_ vozic vreny ymeno zapas zine zinen zli zne
49 _10_ _24 _chce _kazdy_ _levn _mok _mokr _stas _zens auci azdy_ azl bca cim_ dic diva diz dizi dizia dpoc ekv ekva esp ijm ilu it_ kou_ krok levn levne lusn mazl mne_ mokr necha odiz odizi odpoc old olecn olik ozkr ozkro prijm prisn rane rekv rekva rich rijm risne rodej rodiz rozkr slusn stas stast tastn tele tis upra zkro zkrok zpu zpus
48 35_ _35_ _8_ _akce _akce_ _amat _ano _blo _brn _eroticky_ _hotel_ _hric _kolegyne_ _potreby_ _pradle_ _sauna_ _souprava_ _svazovani_ _vas_ akce akce_ asik atc auna_ ay_ ben cnice cuj dyc eby_ egyne gyne_ hib hric hrich ivyd ivyde kdy lasik lovn luha_ nav omina otel_ ozic peci pres privy rame reby_ rivy rivyd sexu sluha svazo tovk treby ucen ude_ uj_ vas_ vln zaci
47 _40 _aho _ahoj _ceka_ _divku_ _hlubokym_ _kuracka_ _nejsem_ _nikdo_ _nuda _nuda_ _pana _pln _podi _pra _praze_ _prodej_ _rou _roub _salo _sexualni_ _sub_ _ukl _ukli _zajmem_ adan ahoj ajkov ajmem ate_ bokym brik ceka_ deni dim divku ejsem hodn hoj ide ikdo ikdo_ jic jkov jmem_ kani kani_ kym_ ladov lkou lkou_ mater nejse neri nerie nikdo nuda nuda_ odi odne_ oky okym okym_ podi praze rej salo sny sub_ uga ukli usin vitan vnu xualn zajme
46 _dama_ _dest_ _film _hern _man _neprane_ _nymf _nymfomanka_ _pann _panna_ _rakouska_ _ruce _ruce_ _silikonova_ _sluz _tak _tve _uklizecka_ _zivotni_ _zlaty_ ajem anna_ anz arad balen dama_ deli dest_ dych elek_ emne epran est_ fom foma foman hern ilam_ ivotn izec izeck laty_ lizec mfom mfoma nac nepra nna_ nymf nymfo odic omank oslu pac pann panna poslu raln ralni rno_ sik smu tuc vazo vazov ymfom zeck zecka zkuse
45 _age _agen _ah _ama _byte _byte_ _hk _hk_ _hlad _koliky_ _lub _nec _nepr _nozky_ _polibeni_ _pondeli_ _pot _pritelkyne_ _rozk _set _super_ _sve_ _tantricke_ _transka_ _valentina_ _we _zena_ agent alezi antri azne beni beni_ bok borde byte_ dpol dpole ely_ entin erec evne gentu hk_ hran iben ibeni icky idla idla_ iji ir_ isn jick kon kuse lenti lezi_ liben lkyne mele_ ndeli nepr ntina ntri ntric odpol olibe oliky orde ore_ rose rozk rym sve_ touz uc_ udno una_ uper_ uvim_ zdych
44 _250 _anic _anicka_ _chces_ _es _gel _koupani_ _loznice_ _nozk _ny _nym _pano _panove_ _part _pauz _podvazcich_ _swinger_ _taje _tajemstvi_ _telo_ _uct _zapa _zenske_ _zku _zkus abu acku acku_ ajems ang anove ans atac auz azci azcic ces_ chces dan dhale dvazc ems emst emstv enku enku_ enym_ gel hale halen hces hces_ hlav istra ivku ivku_ jems jemst koupa ling maci mstv mstvi natac nova_ ntin onov pano panov pauz potr rada ral ravan tajem tel telo_ tera_ tnih tniho tou upani uzu vazc vazci zapa zci zcic zcich zkus zum
43 22c 22cm 22cm_ 2cm 2cm_ _22c _22cm _22cm_ _ceni _cenik_ _cti _ctit _hote _konzumaci_ _kousu_ _ne _oba_ _obdarovany_ _ochr _party_ _pozor_ _prah _roz _skrabu_ _tanecnice_ _vybavena_ _vyde _vzdy _zaucim_ _znojma_ aha_ anna ant avre avren bdaro bli cenik chate cnu ctit ctite cuji cuji_ daro darov eleh eleho etk etus hotel klick kousu krabu lho lko najem nakl nojma nzuma ochr ochra ojma ojma_ ond otel ousu ousu_ oznam ozor_ pana_ party pen prah rabu rabu_ rah ransk sic_ tyk uko umac umaci upan usn vzdy zavre zin zor_ zuma zumac
42 250 58_ _am _dest _dva _dva_ _hou _iv _kupi _kupim_ _nat _nero _odpoledni_ _osobni_ _pas _pau _prijmu_ _prog _sa_ _sluzebni_ _velikosti_ _vstu _zno _znoj aktiv azc brat bys cham chat_ dane dane_ dela_ dest dva_ eby eda_ epsi erka erka_ eroz ert hat hoda idim ijmu ijmu_ jleps jma jma_ kan kupim leps lepsi lum luzeb neroz nes_ nna noj nojm obni_ ogram pau prog progr reby rijmu rogr rogra sluh sluze spln tite titel upr uzeb uzebn vstu vstup zebn zebni znoj znojm
41 _den _fetis_ _gumaky_ _kaf _kafe _kafe_ _kraj _nahy _nahy_ _penize_ _pilu _plenky_ _pus _pusi _si _soup _supe _ty_ _zenam_ aby afe afe_ ajk ajko alent apome bys_ cene_ deme deme_ dress enam enam_ enize enka_ entu entur etis_ eur gie gumak ilovn inan kaf kafe kafe_ krajk lenky lent libe maky maky_ mladi nach nahy nahy_ neho_ nize nize_ nou_ ntur odnik odp oupr oupra pan_ pek pomen pusi pusin rada_ radi rajk rajko ress ricke rte sink soup soupr supe super tus ualn ukl ukliz umak umaky uper usink vide vrene zec zenam
40 _ab_ _cent _dl_ _domaci_ _dos _holka_ _klasika_ _la _nadrzena_ _nata _of_ _puncochy_ _vit _vst amat asika aters centr chci chci_ cochy dycha ekam ekam_ elkyn ene_ entr hci hci_ holka isne jmem kam_ knou leka lkyn ojm oma_ oman pravi rane_ retne rzena sena_ sika sika_ sis teb tersk trac tri ualni umi_ usi usne_ vzdyc
39 _ag _agentura_ _apar _apartmanu_ _bl _blon _cas_ _ceste_ _chat_ _fra _fran _lev _liv _live _live_ _lodicky_ _navleky_ _nerozbaleny_ _odpo _web _zarucena_ _zavazku_ adlo ancou apart artm artma aruky aska avazk blond ceste couz dicky dnes_ ebou emne_ eps fra fran franc gal ibe ijem jemne kum_ laska lavni lond londy manu manu_ mina ncou ncouz ndyn nga nou ntura nu_ ochy ochy_ odpo oka_ ondy ondyn partm pilu pocin ranc ranco ret rtm rtma rtman ruce tman tmanu ucena ucky ucky_ unda_ vatn vleky web ydr ymi ymi_ zada
38 _apa _bb _bbw _bbw_ _dvojicky_ _ela _ela_ _ema_ _gely _gely_ _hle _hled _kolegyni_ _kond _kondomy_ _kuz _limu _limuzina_ _lubrikacni_ _luci _lucie_ _manzelkou_ _mlc _mlce _moj _monika_ _naklonnost_ _natacim_ _odprodej_ _plavky_ _prof _resp _sn _vozicku_ _zaso _zasob_ acim_ acova aklo aklon akty akty_ amp ase_ asob_ ataci bbw bbw_ bw_ chran domy domy_ dpro dprod eci_ egyni erce erce_ espek est gely gely_ gyni gyni_ hleda hradi imuz imuzi ion_ iroz iroze ita_ ivat_ jicky klon klonn kondo kty kty_ kuz lavky lce leda limu limuz lonn lonno lucie luz mlc mlce moj muzin naklo ndom ndomy nez_ nnos nnost odpro ojick ondo ondom onno onnos pekt plavk pome prode prof rde respe rikac riroz rym_ spekt spole styd tacim tua tual tur ucie ucie_ uzin uzina zaso zasob zelko zina zina_
37 _24_ _26 _auticko_ _bar _cela _cela_ _cf _cfn _cfnm _cfnm_ _dosp _fot _gig _gigo _gigolo_ _hod _kdy _kdykoliv_ _maz _naru _naruc_ _nere _neza _opla _peci _peci_ _pos _sti _sty _sukn _ta _tem _tepl _tva _tvu _zl ab_ anco anic aruc_ asob avr cfn cfnm cfnm_ chra chuzk dosp dospe ei_ enik_ epsi_ fnm fnm_ gig gigo gigol golo golo_ huzk idne_ igo igol igolo kaji kaji_ koliv ktere monik naruc nere nm_ ohe olen oliv oliv_ ospe ospel pana pele_ prcha presp rcha renym ruc_ sky_ spel sukn tere_ terka ters tvu uha ukn uvi uzku uzku_ zavr zne_
36 _33 _33_ _40_ _90_ _bar_ _bude_ _ct _dalku_ _dark _exh _exhi _gay _gay_ _hot_ _hrisnik_ _keyh _keyholderka_ _koncem_ _kralovnu_ _line _line_ _mila _mila_ _navlekaci_ _pask _paskem_ _penis_ _plna _plna_ _ridice_ _ru _spon _sponzora_ _stastnym_ _stres_ _tak_ _tela _tela_ _tlu _tlum _uctu _uctu_ _uklidim_ _vib _vibr _vydelek_ _vzt _vzta _webc _webcam_ _zapomen_ _zlat _zvl _zvla akl alku alku_ alovn aruc astny astu avaz az_ bcam bcam_ bicio bor_ by_ cam_ chce cio cion cioni cisto dalku dark ebc ebca ebcam ecno ekaci exh exhi exhib eyh eyho eyhol gay gay_ gen hibi hibic hold holde ibi ibic ibici icio icion idice idim_ ioni ionis itele kaci_ keyh keyho laty lavk lder lderk lecno lekac lovnu luha mara mila mila_ ncem ncem_ neh nzor nzora nzum olani older omen_ oncem oni_ onis onist onn onzor onzum ouh ouzi ovole pask paske penis plna plna_ ponz ponzo pos ralo rato rilo skra sponz stnym tak_ tela tela_ terk tlum tnym tnym_ tres_ uctu_ ume vazn veden vib vibr vibra volen vzt vzta webc webca xhi xhib xhibi yhol yhold zavaz zlat zlaty zora zora_ zta zvl zvla
35 33_ _ap _budes_ _d1 _d1_ _dni _dni_ _dogg _dogging_ _fac _face _facesitting_ _filmu_ _kup _lah _lahv _letu _letuska_ _lodickach_ _nak _nakl _nam _odha _of _otr _otro _otroka_ _pak _pak_ _pilulka_ _pond _prs _receptu_ _sestricka_ _sluh _studentka_ _svob _trampling_ _tric _umi _vale _vec _zajm aces acesi acovn ahat ahv ahvi akuo akuov alka alka_ ampl ampli ane_ atim avesn brn cene ceptu cesi cesit ci_ ckac ckach cko d1_ dha dicka dogg doggi dvoji eka_ enis_ enska entn eptu eptu_ esit esitt etusk fac face faces ggi ggin gging ging ging_ ham ibk ickac icky_ idel_ ilul ilulk inen itka itka_ itt itti ittin kno kond kovy_ kum kuo kuov lahv lahvi lde letu letus libk liv_ lul lulk lulka mpli mplin nam_ nami_ ndel nis_ obni obod odha ofi oggi oggin ojed okre olde olibk ondel otek otro otrok ozkos pak_ peci_ per_ pilul plin pling ptu ptu_ ramp rampl raze_ rko rode rozko sak sitt sitti sobni svob svobo taje tast terc tramp troka tti ttin tting tusk tuska ubr unda vakuo vob vobo vobod vody vody_ voji vojic vyhod yhod zajm zety zety_ zkos
34 _cern _crossdressery_ _ctyrrucni_ _hostesky_ _kamera_ _kous _levne_ _lov _love _luck _luckou_ _min_ _mr _nahacu_ _neoz _ni_ _opi _opil _posi _povi _praz _predplatne_ _prevlekarna_ _rekl _sexting_ _vitan_ acu_ acuj ahacu amera aserk dlu dova_ dpl dpla dplat edem_ edpl edpla eji_ eklam eoz esio esion esna esna_ esser etu exti extin fesi fesio hacu hacu_ hot_ hvilk iba itan_ kaci kamer klam kne_ lani lani_ lapa lari leky leky_ lky lucko mera mera_ min minka mst nahac neoz nzo ofesi ogg okoj olin onzo opil ossd ossdr pak pokoj posil praz psi racu racuj redpl resse rossd rzeny sdr sdre sdres serk sexti sion siona sny_ ssdr ssdre sser ssery tam_ telky tesky tka_ uckou uov uzi_ vazk vety vety_ vilk xti xtin xting
33 _21 _90 _akti _cas _cely _chci _chci_ _domu _domu_ _guma _hladova_ _kam _kouc _koucka_ _mladika_ _necham_ _nesmeleho_ _plno _pou _reg _silikon_ _tl _tvar _vln _zava acina adika ahy ahy_ apan aroc arocn cam cny cny_ dika dika_ dime dime_ ea_ edeme eje eky eur_ guma hlado hole hri icke_ icni icni_ ikant ilo ilova kant klasi kouc kouck lice_ licky ll_ ma_ meleh nak naroc nger_ of_ osp ouck oucka oupan ozlu ozluc plno pouzi prije rene_ ricka ro_ rozlu smele spek tyr_ ucka ucka_ une uta valen vate_ vreno zacin zluc zluck
32 24_ _18_ _ano_ _aud _audi _audio_ _centru_ _cerne_ _doma_ _gi _key _koh _koho _mluvim_ _moni _mus _muzu _neva _opl _pouzita_ _prijme_ _prir _rit _ritu _sluchatek_ _soukromi_ _styk _ukr _vzdychani_ anick apar apom at_ aud audi audio bena bi_ cerne cir cnic denn dit_ doll doll_ doma_ dst edu ektu eneh eneho enik ger_ hatek hti ijme_ iona ional key kromi luh mak mor mu_ nami ntru_ oob orava prir priro rava rene riro roka_ romi_ saz sena styk tis_ trans ucas ucast ula umo veh veho veho_ vid ychan ydela zapom zick
31 _aby _cekam_ _dlouho_ _ex _kamaradka_ _naz _nejs _odh _plen _poko _polibku_ _postele_ _prsa_ _ume _vam_ _vycistena_ _vydr _zabr _zabran_ _zenska_ abran ani ape arkr artn artne ast ava_ avd azda azda_ bale bran_ cekam cent dovy dovy_ dpr ekac evne_ ibku ibku_ ikovn ila ina inku_ ium_ jes jes_ lace_ lasi led lekn libku lku lku_ lnen moni muzu naje naji nauci nero obe_ odno odpr oprov ot_ otni_ ouho_ ozko partn plenk pravd prsa_ ravd rkr rlo rof rsa_ rtn rtne rtner rucen sery sery_ stele stinu tah_ tner tve uho_ ujes ujes_ utk vat_ vlekn ydrze yte_ zabr zabra zava znace znice zovan
30 _27_ _3_ _ahojky_ _auti _barm _barmanka_ _cat _cats _catsuit_ _ch _dad _dadd _daddy_ _divat_ _dog _doteku_ _here _ho _hodina_ _hot _kd _klie _krajkovy_ _mokrym_ _nightu_ _odj _pan_ _perinach_ _plzn _predem_ _privatni_ _programem_ _rozkroku_ _rozmazlim_ _ruc _sestry_ _som _som_ _spolecnost_ _styd _sug _suga _sugar_ _trojky_ _tve_ _tvuj _tvuj_ _zadani_ _zapo add addy addy_ adim adim_ agen ahojk alic amem amem_ arman atsu atsui auti autic avn azlim azne_ barm barma cats catsu dadd daddy ddy ddy_ derka dliv dnes dog dres ecnos ejse estri estry gar_ ghtu ghtu_ grame hojk hojky htu htu_ ightu ivatn jko jkovy klie klien kne kroku kromy krym krym_ lega lien lient lize lzn mfo mokry nenk ntr ntu odj okry okrym oll_ oly_ onovy ozma ozmaz panim plzn pohle posi prane ramem rans rchol rea redem remi rir rmank rojky rovod rozma rzet stry_ stydl sug suga sugar sui suit suit_ tsui tsuit tvuj tvuj_ tydl tydli ugar ugar_ uit uit_ uma uta_ utic utick vatni vem_ vesn votni vrc vrch vrcho vst vuj_ ydliv ymfo zapo zat_ zlim zlim_ zma zmaz zmazl znac
29 _34_ _36 _36_ _800 _herc _herci_ _hrad _klas _kole _kon _nar _navic_ _otevrene_ _pauze_ _peri _plaz_ _plnolete_ _poledni_ _pritele_ _rychlovka_ _telefonu_ _tram _ty _vaku _vam _vou _vydrz_ _xx _xxx _xxx_ auze auze_ avic_ avide ctyrr efonu elkou eznos herc herci hlovk ikon_ klas kovy laz_ leny lnol lnole mame mame_ most_ navic ndy nole nolet olete oll otkam pauze perin plaz_ plnol pre psi_ pul_ rru rruc rrucn stric tovku tram tyrr tyrru uda uda_ uklid xx_ xxx xxx_ ydrz_ yrr yrru yrruc
-29 0x2 0x20 0x200 180x 180x2 750 750_ 80cm 80cm_ 80x 80x2 80x20 _180x _180x200_ _300_ _750 _750_ _80cm _80cm_ _baza _cisnik_ _dit _dite _jezdim_ _krestanske_ _lesn _masiv_ _nap _ne_ _nespecham_ _odr _olej_ _orli _poct _priplatky_ _proda_ _raj _roku _roku_ _sob _supl _sut_ _topeni_ _vlasovou_ alou and asovo atb ave_ aveb azar azni baza bazar bel ber dal dom dvoje eria estan ett fix ily ily_ inn ista_ krest ktor ktric leta lini lot mci nale obi ofix orli ozeb plot poct roda_ rozeb rto sbi soc soci socin sovo sovou stans staro supl supli sut_ svazk tacku tans tansk taveb tenat upli uplik veb vebn vlak vlaso vysoc x20 x200 x200_ ysoc ysoci zby_ zdim_ zenin zir zvu
-30 125 290_ _125 _290_ _aku_ _bra _dalsi_ _dobrany_ _domaciho_ _ess _esse _essexu_ _farma_ _hlid _hlidani_ _hned_ _is _iso _jar _jede _karnevalove_ _katalog_ _kostymy_ _kry _lekari_ _metr _notebook_ _oj _oje _ojet _ojetinu_ _onl _onli _online_ _orl _pale _piv _pla _polstar_ _proto_ _ra _roc _seri _sme _sut _svetru_ _tyc_ _ucitelka_ _uvaz _vce _vik _zari_ _zip abid able acih aciho ahu_ alog_ alsi_ anou anou_ arska bid boo book book_ cos dla_ dlic dobra dte dte_ eboo ebook ekari ekons eske essex esy esy_ etinu eum evalo evyu evyuz farma hin hodni huze idk ilna ilna_ ivy_ jar kari_ kod kons konst kus_ kvar lar lidan linka lnik log_ macih mko nabid nap neum nevyu nlin nline noteb nstr nstru nuj obran odnic odobe ohova ojeti onl onli onlin onstr ook ook_ orec orech orl oteb otebo ovek_ oze_ pota ramo rana rana_ ravu rcela rmi rny rny_ roto_ sexu_ slou ssex ssexu stymy sut svetr taro tate teboo tiv tovo trid truh tyc_ tymy tymy_ uvaz valov vetr vetru vik vize vize_ yc_ ychov ymy ymy_ zari_ zici zici_ zip zitel
-31 011 011_ 120 17_ _120 _30 _350_ _cre _crem _cremona_ _dcera_ _deska_ _dobry_ _dum _dum_ _fab _fire _ho_ _krav _kve _kvet _kvu _kvul _kvuli_ _lad _link _nosnice_ _obyt _obytny_ _odz _odzk _oper _orientalni_ _osobne_ _poj _porodu_ _slevou_ _sm _sne _srou _turi _uva _vetsi_ _vnitrni_ _vno _vnou _vzo _vzor _vzorek_ _zaca abicc acat acho acko atick bicc bine birk bram brany bry_ bytn bytny cre crem cremo dcera deska dopra dzk dzko dzkou edy emona enera enzio epu etni etni_ etsi_ evou evou_ fab fire firem he_ hon inne_ ipno irem iremn irne iv_ izky kaz klin_ krav kryt kve kvet kvu kvul kvuli levo levou lozen lst mbine mez miste mky mky_ namo nechy nich_ nikem nizky nky nky_ nosni nouc ntaln nzi nzio nzion obry_ obytn odzk odzko ojek ojet olie oper orek orek_ orodu osnic otne_ plat pleje pno prave raci raci_ racn racni reda remn remni remon rodu_ rovi ryt rza seri slevo sobne stan tez_ tine torov tren turis vari varn vedn vnouc vode vodem vzo vzor vzore yli ylin ysk ytny ytny_ zio zion znamo zore zorek
-32 _brigada_ _ceno _cenou_ _chalupa_ _cte _cten _dominant_ _domov_ _far _farm _hobb _hobby_ _hodinou_ _kamn _kamna_ _kuchynska_ _lekce_ _mond _mondeo_ _morce_ _mrazak_ _napiste_ _nasl _nevo _oct _octa _octavia_ _ope _plo _poslete_ _pp _pp_ _pruv _pruvodce_ _rybn _sedlo_ _steh _trid _volat_ _zimu _zimu_ _zvirat_ alupa amn amna amna_ apist atels atic azak azak_ azno aznou birku bnik cerve cetn cta ctav ctavi dejn dese dinou dnet dnete dnot dzim ehli ekce ekce_ enos enta ental eposk erve erven esat_ eseni far farm fer gada gada_ hatko hen_ hobb hobby hy_ icku_ igada iho imi_ irku irku_ ista ix_ jde kamn kamna laky laky_ lan lat_ led_ lekce lupa_ micha mna_ mni mond monde morce mraza nant_ nasl ndeo ndeo_ nelk neni_ nera nevo octa octav odejn odes odzi odzim omov_ ondeo oslet podzi proto pruv pruvo raza razak rech redni rol rovy_ ruvo ruvod rybn rybni slet slete star_ tavia tels tuje_ upa_ upu_ uvodc vazno vnou vodc vodce vodo vrta ybn ybni ybnik ynska ysi zdra zed zimu zimu_
-33 110 290 _110 _290 _chuv _chuvu_ _dce _dcer _hru _jeden_ _jid _ka _kosmetika_ _koze _lese _mesice_ _mich _mm _mm_ _nehody_ _nejlepe_ _nezna_ _note _odpovim_ _osm _platne_ _predporodni_ _seniorce_ _siti _siti_ _sjez _svadlena_ _svedky_ _tope _ver _vyprany_ _zet _zeto _zetor_ _zkr _zkra _zp abl acen areni atel_ atime av_ cenou chuvu cit citac cykli dit dlena dporo dra dum dum_ ebic echa_ eden_ edky edky_ edpo edpor ehody elsk esice esni_ etika etor etor_ ezdo ezdov graf hem hod_ hru huvu huvu_ icha iorc iorce istu itk itky itky_ jeden jezdo jid jlepe klist lese lez live_ lovy_ metik mozno naj niorc ntra_ ojeni orka ovane pad_ pes prepr pud rebi rebic redn redpo rekon rep resi ria rime rime_ rok_ rsky_ schod seno siti siti_ sjez sjezd skolk sla topen torka trebi tyl varen vedky yklis zesi zetor zka zkra zkrac zveda
-34 350_ _14_ _63 _75 _aku _cestina_ _cizince_ _dal _dome _douc _doucovani_ _fotbal_ _gumy _gumy_ _jednom_ _kocarek_ _lez _luz _lyze _lyze_ _mra _mraz _navo _nekomu_ _penz _potah_ _praci_ _pronajme_ _prov _reko _sextu_ _skrin_ _sro _veri _vysk _zachovaly_ _zdr _zele _zpra aca ade ajme_ arny arny_ asazn askli carek cerni cerv chle_ cisti dacka dentk deo dete dnani dnom dnom_ douc douco ecern ednom ekomu esta extu extu_ fik gumy gumy_ ient ienta inko inkov ipla iplat ize izinc jiz ke_ kolk krace krin_ link lyze lyze_ malov meri mra mraz najme navo navod nike ocare oce ohr oji ork osc osch otah_ ovaly ovl ozny_ penz penzi plik pora praci pripl prse prsen rec_ repr ripl ripla ruv rych sazn sazni sextu siv sklin stin stina strom tbal_ teri tern tovy trom ubn umy_ vak vane_ vce_ vese vick vor vysk xtu xtu_ yze yze_ zaca zaruk zelen zinc zince zka_ zpra zprav
-35 05_ 1100 14_ 205 205_ _1100 _205 _205_ _bile _bile_ _bunda_ _ces _cou _coun _country_ _dekuji_ _doji _dokl _fo _foc _hosteska_ _kosile_ _kralici_ _kruh_ _lyz _neho _nosn _orie _ovc _partnerskych_ _podz _pokojska_ _pratel_ _r16 _r16_ _ret _satn _satni_ _saze _sazenice_ _scho _skoda_ _stroj_ _tatr _tatra_ _tehotne_ _uby _ubyt _vad _vele _veletrh_ _vni _vnit _voda_ _vr _vyt _vztazich_ apr asen atko_ bal beh bile bile_ bunda byto bytov cis ckam coun count dil dinov dlen doji dokl dokla ehod ehotn eletr epe_ erni_ ersky esn etrh etrh_ ezu_ foc hotn hotne in_ ise itko itrn itrni ivu izdna kaz_ klady koda koda_ kojs kojsk kosil kruh_ kto lati lepe_ letr letrh lime lou louz lsi_ lyz mac mbin mov_ nehod nitrn nosn nzera obec odk ojska okojs olat olat_ olu_ ombin orien osim_ ountr ozno piv podz posle pras prask r16 r16_ race_ rado rcel rien rient rim rskyc skoda sku_ tatr tatra tavu tazi tazic teska toru toru_ trec trech ubyt ubyto untr untry vaj veda vele velet vit_ voda_ volat vyt vztaz ymene yto ytov ytova zdna zdna_ zera zerat ztaz ztazi
-36 148 148_ _148 _148_ _55_ _80_ _chov_ _cyk _cykl _dohl _garaz_ _hob _korela_ _leh _mir _morc _obraz_ _papo _papousek_ _prax _recepcni_ _rost _sedl _serv _sezn _spa _vyr _zakazku_ _zaruce_ ache acky acky_ akazk apou apous araz_ ave azan azk azn braz_ cepcn chyns dent dobe dohl dohle eck edno ema epcn epcni fla hob hyns hynsk icc ionu ionu_ ipl irk isl isple jetin kle korel kovan laze lazen ler live loze lze mde mdes mdesa mm_ mocn mode morc na_ ocni ojs ojsk orel orela osk osle oten ousek ovos ovost ozu_ pamet papo papou pcn pcni pcni_ pis plej pouse pravk prax ralic rany rax rela_ riu rium roto sezn sezna skeh skeho skle sple splej talo toro ucova upl voje_ yns ynsk yska zdov
-37 _12_ _akv _akva _bun _bund _cenu _cenu_ _dc _ele _hu _konce_ _kone _kone_ _kotatka_ _kurat_ _kus_ _laz _lidi _lidi_ _miste_ _mnozstvi_ _podp _pro _rad _refe _reference_ _retez_ _servisu_ _sexo _sexovani_ _sj _sje _slo _sms _sms_ _sten _zari aktor akv akva akvar ale_ ati_ avac avia avia_ bun bund chov_ chuv cime cime_ cnos cnost dinn dnick edlo_ efe efer efere ekom elet emen enic enov ensk ergi etez_ exova ezdi ezo hov_ huv hyb ifik imi klavi kole_ kone_ kosi kovi kvari lavir lidi_ lozky mnozs moz nekom nozs nozst ntra ocn odinn once_ oren oru_ otatk ouco oucov ozst ozstv podp rakto refe refer rh_ ruh_ ryc scho sedlo sexo sexov sje sms sms_ tatk tatka tbalo tniky toh tor_ tovni tret trh_ tro tuj tuje ubk uco ucov ung upu urat_ uris urist valo vare veri via via_ xova xovan yro zeto znou znou_
-38 80c _80c _ale _ci _cy _deku _dep _depi _depilace_ _dovoz_ _klicu_ _klubovna_ _my _nalezen_ _slep _slepice_ _sleva_ _spolky_ _svazek_ _svet _vsem _vsem_ _vyz _zalo _zavolam_ _zel aceny aleze arta azy_ bovn bovna chyt cick dep depi depil die displ dkyn dkyne eho epice epila evizi exo ezen_ had hyt ilac ilace ispl kavi kavic klicu klubo lady_ lepe lepi lepic licu licu_ love_ lubov mick nabi name nich novo novy otelo otv ovek ovla pe_ pice pice_ pilac polk polky reviz rka rova_ rovy rukav rvisu sle_ slep slepi sleva smen spolk stred stroj svaze ti_ tope tred tul ubovn ukav ukavi uli_ usl usle usle_ vano vek_ visu visu_ vsem vsem_ vuli vuli_ vyr vyz yti yti_ zalo ziva zvi
-39 300_ _300 _350 _alt _bab _ban _diln _dok _ford_ _hlin _internet_ _manzele_ _nast _pes _prives_ _rozkladaci_ _sbi _sbir _stra _sved _tdi _tdi_ _vaznou_ _vozik_ _vyska_ _zdarma_ _znamost_ abi amet amost arma bry cten darma desa desat dobry edk efo efon eha ekon elef elefo elny_ emc epil esat ford_ hrom idi_ ikem ikem_ iso ives_ kazku klidn lef lefo lefon leh leni mir namos nani_ nast net_ nom_ nzele obry obyt omini on_ osim oubo oubov ount ozik ozik_ ozkl ozkla paci prosi pti rati rnet_ rosi rosim roubo rozkl rve sbir svedk svet ta_ tal tavu_ tdi tdi_ tech telef tork uji vedk vozik vul vyska zari zdarm zele_ zik_ zkl zkla zklad
-40 _ani_ _dede _dedeckovi_ _disp _drevene_ _emailem_ _focu _focus_ _ha _hez _hezk _ih _ihn _ihne _ihned_ _jso _jsou _jsou_ _lazenskeho_ _obch _ozv _plas _prosim_ _ros _skod _suchy_ _tur _tydne_ _voda _zahradu_ _zda _zdar ailem alt ame amk azic azich bizim bur cich cich_ ckovi cus_ decko dede dedec disp dok dome drena ebi ecek_ edec edeck evene focu focus hez hezk hradu ihn ihne ihned ilem ilem_ ine_ isni_ itace ivo jezdi klin kus lar_ lep li_ lise lisen lovac lozim lupa maile nom ocu ocus ocus_ odm oru ozim potah pravu prv ras sen_ skod suchy tez turi tydne uchy_ ucime vadle voda ydne ydne_ yme zaji zdar
-41 160 230 350 _160 _230 _brzdy_ _casi _casio_ _ja _jako _jako_ _jawa _jawa_ _klavesy_ _mate _med _pomuze_ _r1 _rete _rok_ _vel _vyhrivanim_ _vyuka_ _zaka _zaru _ze_ _zn _znam akaz akto amos asio asio_ ato atra_ awa awa_ azni_ bab bro brzdy casio dech dech_ dnu_ dovoz dren ecek ecko eckov ekti ektiv elka elka_ elny ensky esa esni etez ezu hen hlin inik ite jako jako_ jawa jawa_ jeni kych kych_ lete_ list mer nas niku_ oby odren ometr omp ousen ovano pat plet povim raven rce rek_ retez rli rzdy rzdy_ sedl sel_ sio_ site site_ skli trh trika ubova upen vizi vos vyuka wa_ yuka yuka_ zaka zakaz zu_ zved
-42 _55 _chu _dals _fen _fenk _ke _nas _nemcina_ _oz _pard _portrety_ _psa _puvodni_ _ref _skup _term _vyk aile ako_ alsi ardu ardub ari atka atka_ aul avic bal_ bova casi cesti cus cykl dals dalsi dubic echo entku ermin erni ervi exov fen fenk ga_ hlida hro ika ince_ iry iry_ isen isen_ jek kup kupin lida lym mcina nek nete_ nizk noho ntku ntku_ ohli ohlid ord_ orie ozena pard pardu pecha rdub rdubi ref rety rety_ rmin rse rsen rtac rtack serv servi skup skupi tecn tena term termi trety ubic uve vanim vi_ xov zak_ zeni_ zenic znam zst zstv zstvi zve
-43 _80 _brig _doh _go _jednotlive_ _ki _kota _krizi_ _laze _mel _pane _poci _poji _prep _prodavam_ _seda _sestra_ _ste _ubytovani_ _ziv ajit ajite alici astni ateb atebn azens brig briga cha darm den doh ednan ekt estra ezn igad inne irat_ isu isu_ jite jitel kota kotat krizi leva leva_ majit mene menim meny meny_ mod odem odem_ otat ovany poji prep rat riga rigad rizi rizi_ roj rovoz rvi sazen sim svate taci tebn tebni tlive usten vateb vyuz vyuzi yuz yuzi zby
-44 900_ _00 _200_ _autobusu_ _jab _jabl _karn _kilometru_ _lid _malo_ _nal _oby _penzionu_ _pozemek_ _rez _skr _vole _volejte_ _wi _zavo am_ amen arnev avir busu busu_ ceni_ cte emek emek_ hovan icu iga ip_ jab jabl ji_ kompl kone kurat lezen malo_ mbi_ mple mplet namen nete nitr nske_ obusu odce_ odre ojan ombi_ ompl omple orodn ovc ozeme ozit_ plas plast polic racka rave rnev rneva rodni skyc skych sov tavi tojan trin udent urk vnit vnitr vot zaru zavo zemek zionu zna
-45 634 634_ _100 _634 _634_ _dro _hoto _kdo _kdo_ _kompletni_ _kor _l_ _latinske_ _mensi_ _mnoz _nalo _nemo _prat _rev _revi _ul bri car ejn ejt emon ensi_ epic ergii esek esek_ evol evola gii gii_ hotov ive_ izim jist kach lady latky lety lety_ mnoz nalo naloz nemo net nevol nne nsi_ obraz oub prat prate rate razo razov rena revi rgii rgii_ sim_ stni stude tery tuden uden ult unt upin vedam vicky virat ypran zik zvira
-46 11_ 202 _202 _kil _kilo _komp _kore _male _pod_ _pr _rybar_ _telefon_ _vasnivy_ ant_ asiv atko cak_ cno efon_ ehote eval ezen gad hoten ict imu_ izi jso jsou jsou_ kil kilo ky_ lova male neni neval nivy nivy_ no_ odr omet otens pod_ ravk rek rist snivy stvi_ telov tens tensk tna ybar_
-47 _baterie_ _ded _desk _kg _kg_ _lat _nek _o_ _ov _pomoc_ _pracka_ _ren _ses _sest _sije _sije_ _stolni_ _svar _tydnu_ _vymenim_ _zad_ amo avod ceny ceny_ cina_ ded dite dnan etik ety ety_ hatk hle ile_ inske ite_ ivani krali lin lob moc_ novy_ ocka ohl omoc_ parta roh roj_ sije sije_ stoln strav stru svar svare toln tolni tova tydnu uhe urat vadl valy valy_ volej vozu vozu_ ydnu ydnu_ zad_ zic
-48 12_ 300 _20 _brz _brzd _for _ford _jaw _kock _kocourka_ _kola_ _kosi _kusy _kusy_ _lekc _sbe _sber _td _trak _trut _trutnov_ _us ahu aroz atins atn autob balik bic cou courk dnotl druhe ednot ford jaw kock ku_ kusy kusy_ kyc lekc lta matik najm notl notli olej ortr ortre oskoz otli otliv ourk ourka pic pletn port portr posko pp_ rete rtr rtre rtret rutn rutno sbe sber sen sice_ silo skoz skoze tliv tnov tnov_ tobu tobus tovn trakt trut trutn tude uh_ ukaz_ umy urka urka_ utnov utob utobu uvu uvu_ vak_ vyk vymen ychle ymen
-49 0cm 0cm_ _dar _dily _dily_ _hodine_ _jednani_ _kamaradku_ _kolobezka_ _les _okol _okoli_ _perm _poze _pri_ _prvni_ _seznameni_ _spor _vike _zv anent ara arm askl ata_ atik atra cni_ deck do_ drob drobn eln erg erman hova_ icic icich iken ikend inu kend komp leze mane manen med nentk nsky obn oval perm perma poze pozem pri_ rac rack rad_ radk raskl reko rmane robn sij sok soko stra tace tnik tno utno vel vike viken zko
-50 _cha _kach _kruh _lis _lit _obr _obra _odv _prot _sest_ achov ateri azy byl desk dily dily_ elen ilom ilome inovy jte jte_ kilom kruh ladn lomet mec mit mov ms_ obne_ ocit ocita oja orov otah pal pocit prot radu radu_ sest_ sit stoja tery_ toja tovan ykli zacho
-51 _100_ _180_ _dams _damske_ _elek _hor _lati _opra _partner_ _prv _prvn _skla _tanecnich_ _tu _vyme ak_ aku alove amsk amske avick avu bne_ brz brzd cak dams damsk dove edam_ ektr elekt enim_ evi ezka_ fon_ gicke hoval klave ktr laves lektr logic lozit msk mske mske_ niku nit nko ojen osilo poj prvn prvni rali rdu risti rizen rven rzd sel sport srou sroub tiny tiny_ tli tner_ tvi_ usy usy_ uziv uziva vek vodni vym vyme zich zich_ zky_ zny
-52 180_ _200 _bet _beto _beton_ _bytu _bytu_ _hezky_ _hne _hned _km _km_ _koco _kola _kriz _mens _montery_ _nad_ _ori _pap _partaka_ _prace_ _puv _puvo _stav_ _vasn ard arne artak asniv beto beton bytu bytu_ cour dine_ ejte ejte_ ervis eton eton_ eviz hezky ien ken klis km_ koco kocou kos krin kriz lak lozk me_ mek_ monte nad_ nio nov_ ntery oco ocou ocour odine odo onter osni ovoz_ pap prac prace prack puv puvo puvod rtak rtaka rvis sat_ skrin sniv stvi taka taka_ uchod uvodn vane vasn vasni vis voje ytu ytu_ za_ zden
-53 _duch _hn _hy _kytara_ _lymfaticka_ _pardubice_ _ram _saz alo_ ameni asl dam dine ducho eceni ech_ eny_ eri erma fat fati fatic fon gic gick hradn ida itac iti kg_ lejt lejte lymfa mfa mfat mfati mna nick ogic ogick olo_ onte posk rize ruhe ruk sro tku tku_ ubice uste vce ymfa ymfat ytara zim_
-54 _11 _bot _doml _dop _duc _emai _hotelova_ _kosm _pras _sij _skri _stoj _uro _urol _urologicke_ _vlozky_ _vyuk _zak adn adni_ alov alozi als ara_ chle cita dack dnic doml edack emai email enim ensi eva_ iky iky_ ins kosm kosme lete lsi mail mensi meti olic olni_ osi osmet otov ous povi radn ratel rie rodav rolog skri smeti stoj tins tinsk tny_ toj trak ucho ukaz urol urolo vyuk yuk
-55 16_ _dom _knihy_ _masazni_ _men _odberu_ _pl _sez _svad _uceb _ucebnice_ _vazn _vlo _vloz adlen avu_ bir ble ciho ciho_ cu_ cyk dberu er_ estin gra hradk hriv hriva ico knihy kola_ kolob kovi_ lny_ lobe lobez mati mens nihy nihy_ niv obez obezk okla oklad olob olobe ome pila plo pojiz rivan rolo rvni_ sez stra_ svad svadl tace_ tara terie uceb ucebn vlo vloz vlozk vyhri yhri yhriv
-56 _at_ _vym _vyso _zach adk ail ali ance_ are_ beru beru_ dcer dpov dzi elni enin halu karne kazk kombi mai mat odpov ovou ovou_ ozny racen rvni sou_ ton_ usek usek_ ver vira vyso zach zdo zna_ zy_
-57 _balik_ _drevo_ _drob _druh _komb _kru _lym _lymf _ma_ _moz _mozn _not _obleceni_ _od _odbe _tance_ _velikost_ adaci alik_ ate bezka ceb cebn cebni ckov dber druh dub ec_ ekc entky eva evo_ ika_ ind insk izd izen jizd komb kozen latin lom lymf mozn ntky ntky_ odber ok_ okoli onajm revo_ ses sest stv sved tance tol zdr
-58 _17 _au _dou _odb _opr _postel_ _sr _staci_ _vet _voln _vse _vyl _vyle _vylety_ _zac _zvi _zvir alik atu bnice dinu dinu_ dky domac drevo dve edac erat ete_ for ije_ ini iti_ kore lome ly_ obne odinu oml ozs pous pu_ raf sch sedac sice son stel_ tanc tel_ tko_ ves_ vse vyl vyle vylet yle ylet ylety zac zvir
-59 _dobr _kac _klidny_ _mat _psa_ _seni _sit _sku _tanecni_ _teh anen dobr enio enior even icu_ idny idny_ iste_ karn kru lidny nika nsi odava okl omac one_ oun psa_ red reven rut rvn senio steni tack tvi uji_ vou ykl zen_
-60 _bat _bate _gr _joga _joga_ _ke_ _koca _kri _nab _pneu_ _poro _spo _stol _tyd _zivotu_ atel bat bate bater dce_ diln dnu dpovi edlo eu_ ezna_ gar ince ior ivotu joga joga_ koca kocar kova kuchy lat mni_ neko neu_ nicky nior ocar oct oga oga_ olejt ovi_ pneu_ rany_ reni sme spor stol su_ uchyn vets votu votu_
-61 _boty _boty_ _jog _kou _kv _le _mon _mont _plat _ps _studentku_ alup dla dreve duc duch ebnic el_ elov end ida_ irat izeni jog lik_ loz metru od_ odu olni ope sic teni_ trik tsi vlast
-62 _cen _domacnosti_ _jo _ser _stac _uc _uci _vyhr bez byt chyn daci_ dar domlu ener ent_ eska ezka hyn iln lny olog ologi omoc ovna ovna_ poc pomo pomoc race ri_ staci teni ust vyhr yhr
-63 _at _jezd _koz _kre acno acnos ance boty boty_ cni dbe els hlid iste macn macno nent nte odbe omacn pim_ smet spo tar_ ticka tika tika_ vodn zky
-64 _detske_ _kot _pom _suc _such ane cih ici_ ivan kov lova_ pim reve rin stac stro tr_ trav ymeni zan
-65 _18 _chal _kap _neko _pop _stare_ _vets _vikendu_ _zna aji aloz atr chal chalu dava dino dop dy_ endu endu_ erie_ esti etsi halup hned_ ihy ihy_ ii_ kap kendu kk_ kola les lev ned_ odino odz oje ozem pin pop pov sy_ vetsi zime zime_
-66 _9_ _gara _kniha_ _nem _spod bne cnich gara garaz iha_ ipr ipra iprav izdn jizdn kniha lastn lem_ logi niha niha_ nkov odb omlu omluv orce_ osn pad pripr ripr ripra spodn vazek
-67 _dru _pron arsk aze dku dku_ dro elova eme_ epe lej lek lem letni nih nske odce onaj pron prona radni rona ronaj skla sklad tare_ ton tu_ uli vene_
-68 _jez _popt _poptavam_ _pru _rodinu_ _saty _saty_ _sen arma_ bnic bus eno ezky ezky_ ifi lavi niky niky_ obus optav osme ozu popt popta ptav ptava ren rni_ rsky saty_ stare suc such tavam taz
-69 _al _be _gra _hli _ok _pred _ter _vn adac adu_ inc ladac nika_ oca prav pru tan vene ves viz zkous
-70 _bil _kyt _kyta _mic _pomo _pradla_ _tri abe araz dou ecni_ ed_ enky enky_ ezna jedna kyta kytar letn lup meni_ metr nsk ojiz ojizd opta ovaci radku radla rd_ saty slo svat tare tko tske_ ujeme uvod voln ytar
-71 _chov _vyu daci ehl etin inu_ nab obu odav oho oty rad raz_ revo rku_ seda spod uby uje_ zdn
-72 _tydn adku adku_ bezk dna_ etske hody hody_ ives kladn kyt olu one ovi psa rives tydn vna vna_ ydn
-73 _dob _tanc _vc azek azek_ bice bice_ ech eru_ eze iha lave lekt log rie_ ruka silov sta_ sto vani_ vo_ vou_ zele
-74 _fotb _kuc _kuch _ryba _uce _vaz aly_ ektri fotb fotba ktri kuc kuch masiv nter orce otb otba otbal pta rez rta ryba rybar seni taci_ teh vez ybar yso zeme
-75 _mist _tru adla adla_ cnik edna ice jeme jeme_ lo_ mis ont oty_ porod rem ska_ tava zkou
-76 _kol _lek _prac davam dov ecnik eska_ klada masi ned ogi otl ovy ozen tbal uri uro vaci_
-77 _zar aly dav edl jed ner_ oli_ ori orod rive rku rma_ tske vad vani
-78 _kk _kk_ _os _tat adu koze lik opra oprav orc ovac vaze
-79 _16 _rok _va ams aza isti koli_ ombi opt stni_ tara_ uvo vaci vlas vni_
-80 _14 _m2 _m2_ _mis _svat _z_ kove_ la_ lozi m2_ nem_ obra odc ozit ple poro rova ska tov use zek zek_ ziv
-81 _kos _ky _slev aka bil dec ehot itr kost_ mbi neu ovoz ske_ sku slev tehot
-82 _kolo_ _stro aku_ atin bet bot eda erm kli lu_ ndu_ odu_
-83 100_ _pn _pne _pneu _teho emo oda_ pneu sni_
-84 _180 ach ava detsk etsk omb ovy_ sni vola
-85 180 _pal mist nt_ prive rne ujem utn
-86 _skol _sv _vlastni_ dru hned motor not otor ouse ra_ riz rma ron ubov
-87 _aut _jedn _kc _kc_ _klav _ve cic ik_ iku_ im_ ive kem_ klav kot mont okol rsk
-88 200_ _deti _deti_ _dets _funk _funkcni_ _i_ _kus aci_ aut deti deti_ dets ese ich kolo_ moc ndu sle
-89 100 _gar _kla _li _sed eru lav teho tru_
-90 _mo _u_ _vlas _zimn _zimni_ adni atk chova dob ebn ebni epi etru_ inov lid pne
-91 _k_ _ly _ro che etru kem rz_ skol tba
-92 ady_ ch_ cka nin our
-93 _sat erv eto ock vir
-94 _19 _bri _masi _poc alu kove odin ovan rav stav uchy vet
-95 200 _cena _cena_ avo azen dni_ eko funk funkc mic nkc nkcn nkcni ov_ rodi sko tec unk unkc unkcn upim upim_ yta
-96 _moto bni bov cena moto odam vyu
-97 _shanim_ _skl _tr hanim lis vam_
-98 _je ady vac
-99 _je_ _mot _vod iku jedn kc_ last ozi ruji ruji_ zimn zimni
-100 _malo chy lici_ malo ola_ omo va_
-101 _auto _re din hani nov odni oko val vam vla zem
-102 arn kar zak
-103 _daruji_ _pe _sb _ur _vys aruji cena_ dvo edn fun ist kcn kcni kcni_ sek sek_
-104 _do_ _fun _koup di_
-105 _jed bra du_ mon
-106 cka_ koup nce osm sten ven
-107 _ryb auto eve obr otu_ rni ryb tik tin uto
-108 _fu _odvoz_ anim_ aru dvoz_ ici jezd odni_ vy_
-109 hne ich_ mot nce_ ovo tor zar
-110 _br _po_ _stav rat_ vni
-111 _ma _vla entk han ntk rodam
-112 _du _odvo _sto _zd ars dvoz ice_ odvoz po_
-113 jez koz kri zeni
-114 _vol ek_ ezd ia_
-115 _vl _zi ens vys
-116 _12 _shan ezk odvo oln shan shani tsk uje
-117 raz van
-118 _5_ _6_ _kurz _kurz_ eti_ kurz kurz_ meni otu urz urz_
-119 anim koc
-120 _daru _vo cen daru daruj ete ota ruj var
-121 _sha ino sha ske
-122 _4_ _sh
-123 aruj prod
-124 evo hli lada ore
-125 _koc _kom avam_ ove sed
-127 ira nem rodin
-128 _prodam_ odam_ tat
-129 ime_ star
-130 _drev _kn _koupim_ avam cho dac drev hrad ova_
-131 _prod _ry _zah _zahr kni rov zah zahr zahra
-132 80_ _knih _kur _ob are avi knih lic oupi oupim ve_ vu_
-133 _kolo dce dna ike ruh tra_
-134 _sko upi
-136 _ba lici
-137 _rod _rodi _zim
-139 _star dam_ oz_
-140 koupi mal
-141 chov kom sat
-142 _ku hova nik
-143 _kni aci kol kur ni_ tra vol
-144 ets lad
-145 dre
-146 _dre
-147 voz_
-148 ahr ahra ime nim proda roda
-149 oto tac
-150 ahrad nim_
-151 acka_ eme oro
-153 _prip prip skl
-154 alo eti kolo met
-155 ati
-157 acka
-158 etr
-159 dni ola
-160 ru_ uch
-161 _do ce_
-163 hov
-164 _m_
-166 _2_
-167 _mal oze
-168 rev
-169 olo vod
-171 oda
-172 _vy sva tru
-175 ack
-176 ove_ ten voz
-178 men
-179 00_
-180 tar
-182 _sva
-184 ad_
-185 tav
-186 zim
-190 _kr
-198 rod
-200 je_
-201 _1_ _det
-202 klad
-204 det
-209 eni_
-211 _st
-213 _de sta
-216 _dr
-217 eni
-223 _sta
-232 ova
-244 kla
-267 _ko
-288 _sk
`
