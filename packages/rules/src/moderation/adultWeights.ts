// Made by `node packages/fixtures/cli/writeAdultWeights.ts` from the texts of training; never changed by hand.

/** Pieces of words by how much they speak for an adult text, in hundredths: a line has a weight and its pieces. */
export const ADULT_WEIGHTS = `
425 pan
388 _pan
325 _mu
295 _pa
287 sex
284 _mil
281 _zen mil
270 ing
259 muz
257 _sex
244 ero
243 _muz
241 _er _ero _erot erot eroti
237 nka_
231 ama
230 roti
222 _di oti par
217 _div
213 _par_ par_ rotic
210 otic
209 alni_ pany pany_
208 _pany _pany_
207 _par
201 otick
198 rno
197 ran
196 nka
195 alni
193 aln
192 _lo let_
191 _porn orno porn porno
190 _no res
188 tick
187 strip tript
185 div
184 ipt ript trip
182 sex_
181 _let_ prij
180 stri
176 tic
172 _org org vre vren
170 ex_ ub_
169 _nose del
168 _klu nti
167 ick nah op_ ose
166 jen_ mam sm_
164 _prij _stri dvaz odvaz otk
163 nym
161 dva ela hla lub odva
160 ym_
158 _nah
157 iskr klu rot
156 _te_ ng_
155 _vi uck uze
154 _sil kro
153 lecn
152 orn
151 _spr vyd
150 rij
149 _me_ _nosene_ _tv es_ este_ retn
146 spr
145 otky otky_ tit
144 este
143 _or ana lap prost
142 _let anka anka_ mi_ nose nosen osen
139 _hr drze ka_
138 _pran pri rt_ uze_
137 _sou kret lka lka_ ukr
136 itu
135 _otev _to milo milov tim vic_
134 _holk holk int man pon rani_
133 diskr iskre rani skre
132 ank evr her lub_ otevr tevr
131 _las _sex_ _suk cek hol my_ ort_ suk
130 _swi _swin amy ele_ ger nos ozn swi swin swing wing winge
129 _sw dat_ ic_ zena
128 _inti _te _ti inti intim kretn skret
127 _mile _on ros se_
126 lni_ ote udio udio_
124 _ja_ _lask _pri evre evren ja_ lni mus ntim tevre
123 _jen_ eka film ilm len lon osene peni zni
122 _noc _teb ama_ ing_ otev oupa
121 drz lozni ono ozna ozni oznic rze
120 _50 _milo _prani_ _ti_ dio dio_ hop_ prani sene shop_ vic
119 _damy _damy_ _dild _divk _sili damy damy_ dild divk ild ilik iliko inge inger likon milen nge nger osti pran silik
118 _jen _lozn _su isk jsem jsem_ naln tek_
117 _an _loz chla lask mile ozk vlek
116 _tebe _tebe_ ebe_ ikon ilen pole tebe tebe_ to_
115 _vic _zena sili win znic
114 _nos ami fil ouz
113 _cek _ceka _ona _ote _slec chlap hlap ipte ipter kre out ripte slecn
112 _mi _ni amy_ ceka jen mam_ tev tres
111 _muze anal noc ost risn
110 _anal _her _souk ivk luc nozk oukro sene_ slec souk soukr ukrom
109 _int _pon _vic_ acu bud ere jky jky_ oukr skr
108 _chla _dam _disk _s_ ask disk erc hop krom ostit
107 _ana _prit alen ela_ esko lib nco ntimn prit shop timn timni tky tky_
106 _20_ _meste_ _taj _tyci _tyci_ leg meste tyci tyci_
105 _analni_ _fotk _pu _vz aho analn fotk nzelk titu zelk
104 bude tek ual
103 _bud _fe _hri _mest ajn apa jse lec poz rosti stitu
102 _klub_ _nadr ap_ chu_ klub_ nadr ukro yci yci_ yde
101 _houpacku_ dat et_ kter lenk packu
100 _hra _pary _pary_ is_ nku pani pary pary_ vle zap
99 _chl _krat drzen ebe nozky yho
98 _esko _eskort_ _kun bac eskor kort kort_ mem_ pros pter skort vyde
97 _esk _kov _ze del_ etis inka_ tka
96 _muze_ _ot avl rost stit udi udn ulka ulka_
95 _bor _hla adrze akou egyn gan legyn och ora slu
94 _fotky_ _v_ anie anie_ ar_ be_ fotky io_ kat_ nie nie_ otr rba rgie rgie_
93 _klub _odp _pros klub kund maci_ mast muze pack pte taj tele_ upack
92 _in _lasky_ dny dny_ dvazn lice mank manka nalni retni stu ticko
91 _bude _hl _to_ aha eli_ jsi_ ntn prite rite ritel sil turb urb
90 _bord _es _na _odva _sexu _studio_ asky asky_ bord exua exual ion jsi mem nej nis noz radlo ruc rzen sexua skor ste_ tudio xua xual yz_
89 _mam adrz kun lozn nadrz pozn pozna rit
88 _50_ _dama _nez _sa bici dama egy ili legy mele olegy te_ vaz vydel ydel
87 _poz _pradlo_ _so dej icko kat mok nejs pout ting ting_
86 _bi_ _kluk _ks _ks_ _mes _zab adr bav kluk luk mus_ olib pas polib res_ tric zab
85 _dl _kt _kte _kter _zadn bik dis ecn ikono konov lasky part rna_ zadn zli
84 _eroticke_ _houp _nud _post _rob berte erte houp houpa kte ntni nud ojky ojky_ ole post rtek rtek_ spe zeny
83 _ca _domina_ _fi _porno_ _tres eho_ gie_ lap_ orno_ polec studi ticky trest tudi zku
82 _chc _gan _gang _gangbang_ _hleda_ _lod _noc_ _por _si_ angb angba bang bang_ bert eci fot gang gangb gba gban gbang koleg kono leda_ ngb ngba ngban oled oledn oleg poled
81 _22 _co_ _cu _holky_ _pout _sexs _sexshop_ _zap _zenu _zenu_ art cku dnost exs exsh exsho gyn holky kra ks_ ledn nku_ noc_ oni oupac robe sexs sexsh upac xsh xsho xshop zenu zenu_
80 _naha dnou_ ers naha okr olec zeny_
79 _intimni_ _nu _pro_ ami_ dick nal nan pro_ zav
78 _fel _hol _milovani_ _navl _se_ _tyc _vibrator_ avle avlek balic brato chu fel ibrat navle pouta racov sho tyc yne_ zdy
77 _by _potr an_ atim_ ely here herec inka ivat pus rch tri
76 _af _dvd _dvd_ _hrat _kama _noz _pono _sm_ any dvd dvd_ est hodne kama lod navl ober onoz onozk oslus pono ponoz rator sem_ sou vd_ zadan
75 _divky_ _jak_ _jse _jsem _jsem_ _kluka_ _lodi _vyd adny adny_ ary at_ azd divky ej_ gin kam kluka lodic luka luka_ nici odick outa raco rna ticke
74 _chlap_ _on_ _sada _sada_ _striptyz_ _swingers_ _uk _vztah_ _zadny_ adi ary_ chc est_ gers gers_ hlap_ ipty iptyz krat ngers ofil ojk omy pln priva pty ptyz ptyz_ ric rick ripty rivat rty trick tyz tyz_ vztah zadny ztah ztah_
73 20_ _fet _feti _foto_ _loznici_ _muz_ _prad _praha_ _pum _pump _punc _sau _saun akous apeni coc coch dej_ dnou ekvap fet feti fetis foto_ hu_ jima kon kvap kvape muz_ muze_ ncoc ncoch ntni_ odej odej_ prad praha prekv pum pump punc punco raha raha_ rakou sau saun unco uncoc vape vapen
72 _balicek_ _pouta_ _sama _sama_ _trest_ _zave _zl alice licek mina_ podva pol rest_ sama sama_ uboky ulk vleka zave
71 _21_ _hlu _hlub _hris _jine amar amara ancni borde des_ ers_ evca evcat hlub hlubo hris hrisn jine kamar kou_ lubok marad ncni ne_ orde rest sem smu tel ubok vap vcat vcata znici zor
70 _cud _cudn _cudnosti_ _mr _naho _zav adik cud cudn cudno ecnic gent ladik lovan luck naho nez niho_ opre penim ral rebo roz rs_ trebo udnos uha_ um_ unc zaves
69 _diva _min _nik _odvazne_ apen aun bod chl co_ hrat lodi meno nym_ outa_ sam ze_
68 _financni_ _kaz _la _manzelka_ _peni _podv _pun _tir _tir_ cku_ lky ncni_ ouzit podv pun rava tir_ ucko unda_ uska uska_ vazne zelka
67 _akc _hratky_ _paru akc alk arty arty_ cas dnos ejsi_ exu hratk hvi icko_ nno onz ozky ozky_ paru ratk tajn una zin
66 _10_ _jednou_ _kra _kratce_ _lu _most _most_ _nig _nigh _nikd _podekuji_ _podn _prah _roubik_ _sprc _svem _svem_ _vzd bik_ brat edem ednou ejsi enym ijim ijima ikd ilk imam ivky ivky_ jimam kov_ kratc maz mest morav nejsi nici_ nigh night nikd odek odeku omy_ orav ort oubik oved podek prah prc prch priji rah ratc ratce riji rijim sprc sprch svem svem_ treb tur ubik ubik_ uc_ vzd
65 _25 _luc _manz _pode _spra _tob _tobe _tobe_ adle_ ancn anze anzel atce atce_ auci boky cko cko_ ert evc hat_ kolik kym led manz manze mes mne nancn nost_ nzel olecn otre otreb pode potre resp rno_ rty_ sada sada_ si_ spra sprav tobe tobe_ unda upa vku
64 _afr _fot _lubr _mora _sub afr anu_ ast azl brika elo_ eri_ ght ight ledni ling lubr lubri mazl menou mora ncn nig nost nova_ nze opred raln ralni rde reb sexu sty ty_ ubri ubrik usk zad
63 _brna _brna_ _fin _fina _kov_ _maminka_ _milence_ _mos _ponozky_ _pra _prekvapenim_ _rak _rako _stas _ta aha_ as_ ava_ bave baven brna brna_ dik filmu fin fina finan igh ilenc ilmu ilmu_ inanc jemn kraj lenc lence maci nof nofi nofil ofilm ornof oubi rnof rnofi roubi sne_ stas stast tastn uzit vybav ybav
62 _dev _hodn _kl _nabizi_ _vib _vibr _vyho acov akti ang_ anz bizi_ eli ene_ erk erske etka fe_ gie ichu richu ump vib vibr vibra yr_ zena_
61 _45_ _afro _akce _akce_ _kazd _slu _teplice_ afro afrod akce akce_ ani astu budes chodi dev edni_ elko enis epli eplic erci erci_ fro frod frodi icky ijd isn jak_ jic kazd min noci noci_ odne prijd ratky rato rijd tepli udes udes_ uzk vec
60 _chod _diskretni_ _film _hle _hled _hrichu_ _man _pen _pres _slecny_ _vecer_ ach_ aco ani_ antn antni anu azdy aze_ cer_ domu domu_ ecer_ hleda hlu ichu_ imam_ kazdy lace_ leda ma_ old pen rci_ rog sna_ ude
59 _doprovody_ _dv _hodinku_ _hote _ml _nav _nejen_ _pana_ _pozn _pozo _setk _setkani_ _sn _sprava_ _tajn _vita adan auna ay_ dinku ejen ejen_ entru ereck etkan hotel inku lado nejen nic_ niho otel ozo ozor posta pozo pozor rodej sauna setk setka tim_ tkan tkani udno
58 45_ _aho _ahoj _devc _devcata_ _mi_ _odpr _zas abu_ ahoj deli_ devc devca dic ere_ hoj icek icek_ lmu lmu_ mne_ nanc nga ntru oci_ ond ovody reny ro_ sub vena vena_ vreny vyho yne zas zne
57 21_ _ab _dis _elektrosex_ _ge _jine_ _mok _mokr _potrebou_ _vyb _vymenou_ arad ark ci_ dhal diu ecny ecny_ enti hate ijm iva jine_ ktros mas mokr odhal omina osex osex_ plic plice praco prijm rako re_ rebou rijm rosex tis tros trose tuc vku_ vne vyb vydr vydrz ycha ydrz ymeno
56 _45 _ah _ceka_ _kde_ _koli _levn _nahore_ _neje _ner _nymf _nymfomanka_ _obd _obda _pln _prijimam_ _swinger_ _zeny _zeny_ ahor ahore bda bdar ceka_ dami dami_ eji ekv ekva fom foma foman hore_ ilenk kal krok levn levne luha_ mfom mfoma nahor neje ntr nymf nymfo obd obda obdar odami omank osila ozkr ozkro rekv rekva risne rozkr sluha tir ymfom zdyc zkro zkrok
55 _15 _dest_ _kalhotky_ _kam _kde _nuda _nuda_ _rou _roub _videa_ _vop _vopr _vopred_ _vstup_ _zlaty_ aleny cast cim_ dea_ dest_ dink evne hlavn hore hotk hotky idea_ ink ivyd ivyde jin kani kani_ laty_ lavn lhotk nuda nuda_ odink ozick pres privy rane ret rich rivy rivyd sila sna teb tele uzi videa vop vopr vopre vozic
54 _40 _brn _hlubokym_ _hric _kuracka_ _neprane_ _noci _noci_ _ny _nym _pana _pradle_ _sam _set _zajmem_ ajmem amate ant ben bokym diz dizi dizia epran erec hib hric hrich ilam ir_ jmem_ kan kde_ kym_ nepra odiz odizi okym okym_ potr pradl prisn rodiz silam sky_ teri_ vede vky vky_ zajme
53 _den _he _hk _hk_ _hot _nic _partneriek_ _pot _prodej_ _rozk _sauna_ _super_ _transka_ _valentina_ abu ane_ auna_ avid brik deli diva dpoci emne entin eriek hk_ hlad ibra iek iek_ ima jick jim kde lenti mladi nda_ nna_ ntina nu_ onov ozic peci riek riek_ rozk rte tneri uper_ uprav ybave
52 35_ 500_ _35_ _dama_ _koupani_ _lin _masa _nozky_ _pano _panove_ _part _party_ _polibeni_ _pondeli_ _posilam_ _posteli_ _rakouska_ _ruce _ruce_ _souprava_ _tantricke_ _uct _zapasnice_ _zens _zin _zine _zinenku_ anove antri apas apasn asaz asnic bca beni beni_ bi_ cnice dama_ dim eda_ hodid hri iben ibeni inenk koupa kusen lecny libe liben masa masaz mpa muzi ndeli nenku ntin ntri ntric odid olibe ouk pani_ pano panov party pasn pasni rame rym steli upani upra usin vitan zapas zine zinen
51 _ano _by_ _ctyrrucni_ _dest _kousu_ _nahacu_ _nepr _nozk _pani _pann _panna_ _pas _potreby_ _pozor_ _silikonova_ _skrabu_ _svu _svud _svudny_ _vece _zivotni_ _znojma_ acku acku_ acu_ ahacu ajkov anna_ atc dela delek dest dpol dpole dyc eby_ ecer ejs ekn enku enku_ hacu hacu_ iji ivotn jkov kousu krabu lac muc nahac nepr nojma odne_ odpol ojma ojma_ oman ousu ousu_ ozor_ pac pann panna rabu rabu_ ransk ravid reby_ rgi ruce sluh svu svud svudn teli_ tma treby udny udny_ uga usi vece vecer vud vudn vudny ydele zor_ zpu zpus
50 500 _8_ _blo _divku_ _ktera_ _nad _nejsem_ _paruky_ _pauz _podvazcich_ _praze_ _pritelkyne_ _roz _sub_ _tak _uklizecka_ _zno _znoj ang auz avena azci azcic centr divku dpoc dvazc dych ebou_ egis egist ejsem ely_ entr esp etk gis gist gistr ibe ilova izec izeck jmem ktera lizec lkou lkou_ lkyne lum mina nav nejse neri nerie nna noj nojm odpoc oky ouska ovnu ovnu_ pana_ paruk pauz praze regis rzeny strac sub_ ucen una_ vazc vazci vnu_ zci zcic zcich zeck zecka zlu znoj znojm
49 22c 22cm 22cm_ 2cm 2cm_ _22c _22cm _22cm_ _amat _cent _kolegyne_ _koliky_ _lub _nahy _nahy_ _nej _obdarovany_ _priv _ru _sexualni_ _sp _um _zlin ace alent any_ bdaro bou_ daro darov egyne gyne_ hodi jma jma_ lacn lent mara mater mele_ nad nahy nahy_ nakl ofi oka_ olik oliky oslu poslu sena_ tast teli xualn zlin zum
48 _auticko_ _domaci_ _dvojicky_ _ela_ _ema_ _gel _kazdy_ _kon _nak _nat _of_ _pau _prog _regi _supe _telo_ _vyba _zaucim_ alic anna asik avre avren azdy_ azne dela_ dhale egi gel hale halen hou ilam_ ilov isne jdu jdu_ jicky kosti ladov lasik lusn nach ogram ojick ojm oni_ or_ ore_ pau priv prog progr regi rogr rogra rose slusn spole supe super telo_ uha uj_ uper vyba zavre zdych
47 _chce _ela _fetis_ _gumaky_ _kalh _konzumaci_ _kupi _kupim_ _lev _naklonnost_ _ne _plenky_ _svazovani_ _sve_ _taje _tajemstvi_ _tanecnice_ _zenske_ _zli adlo_ ajems aklo aklon alh alho alhot aska atac ate_ azc ctyrr dane dane_ eleh eleho ems emst emstv etis_ gumak icky_ ilu jems jemst kalh kalho kdy klon klonn kupim lenky lhot lonn lonno maky maky_ mstv mstvi naklo natac nnos nnost nzuma ona onno onnos rane_ rru rruc rrucn skra sny svazo sve_ tajem terka tnih tniho tyrr tyrru umac umaci umak umaky uz_ vnu yrr yrru yrruc zkuse zuma zumac
46 _250 _ab_ _ama _anic _anicka_ _bb _bbw _bbw_ _ceste_ _cti _ctit _dl_ _eroticky_ _hlad _hotel_ _hou _kal _kolegyni_ _liv _live _live_ _maz _monika_ _nerozbaleny_ _odpoledni_ _pilu _podi _soup _tve _vit _we _zapa aby ajem bbw bbw_ bw_ ceste chate ctit ctite cuj did dress dvoji dycha egyni emne_ epsi gyni gyni_ hodn ina inan ivku ivku_ jemne jleps klick leps lepsi mu_ necha onn otel_ oupr oupra podi prode ress rode salon sik soup soupr terk touz ude_ voji vojic zapa zne_
45 250 _cel _hodiny_ _koncem_ _kuz _nec _nikdo_ _oba_ _odpo _prijmu_ _pus _pusi _sluzebni_ _stastnym_ _vzdy _zena_ _zenam_ _zlat alezi alka alka_ alon astny eby eci_ elek_ elkyn enam enam_ enym_ eps ger_ hot idim ijmu ijmu_ ikdo ikdo_ kuse kuz lace laty lezi_ lko lkyn luzeb monik ncem ncem_ neho_ nger_ nikdo odp oncem pli pusi pusin ravan reby rijmu rky sink sluze stnym tite titel tnym tnym_ ualn ukliz upr usink uvim_ uzeb uzebn vne_ vzdy zebn zebni zec zenam zlat zlaty
44 58_ _24_ _age _agen _am _bar _ceni _cenik_ _gay _gay_ _hern _kraj _loznice_ _nata _of _otr _otro _otroka_ _sluh _spon _sponzora_ _uctu _uctu_ _vozicku_ _vstu _vyde _zku _zkus agent ahac ahy ahy_ ajk ajko ator_ cenik chci chci_ cuji cuji_ etus eur gay gay_ gentu hci hci_ hern krajk luha most_ nac nak nani nzor nzora onzor otro otrok oznam pana per_ pilu ponz ponzo rajk rajko rym_ sponz styd troka ualni ubr uctu_ uko vazo vazov vstu vstup zkus zora zora_
43 _cf _cfn _cfnm _cfnm_ _domu _domu_ _exh _exhi _foto _gely _gely_ _gig _gigo _gigolo_ _jin _kd _kond _kondomy_ _kous _limu _limuzina_ _lubrikacni_ _nakl _plna _plna_ _prof _sa_ _tlu _tlum _ty_ _vas_ _web _zad akl aktiv apome avr bicio bys bys_ cene_ cfn cfnm cfnm_ chat_ cio cion cioni dan deme deme_ domy domy_ eka_ ekam ekam_ enu exh exhi exhib fnm fnm_ foto gely gely_ gig gigo gigol golo golo_ hibi hibic ibi ibic ibici icio icion idla idla_ igo igol igolo imuz imuzi ioni ionis kondo kum_ limu limuz mak minka most muzin najem ndom ndomy neh nm_ odic odpo ohe ondo ondom onis onist oste oupan ouzi plna plna_ pomen pre prof renym ricke rikac sluz tera_ tlum trac tua tual tus uma usn uzin uzina uzu vas_ vazn vzdyc web xhi xhib xhibi zada zavr zen zina zina_
42 _21 _24 _bl _blon _cas _d1 _d1_ _dalku_ _dogg _dogging_ _holka_ _iv _keyh _keyholderka_ _manzelkou_ _natacim_ _pond _salo _vale _vst _vybavena_ _zavazku_ ab_ acim_ alku alku_ anov ansk artn artne ataci aters ats avazk blond d1_ dalku dogg doggi epsi_ eyh eyho eyhol ggi ggin gging ging ging_ hold holde holka ie_ istra keyh keyho knou lavni lder lderk lond londy nat ndel ndyn nzo nzum of_ oggi oggin older ondel ondy ondyn onzo onzum otni_ partn radl rtn rtne rtner rucni salo sena tacim ter tersk tner tyk vrene yhol yhold zaci zelko
41 _asij _asijska_ _chat_ _fil _filmu_ _ho _ling _lingam_ _moni _nadrzena_ _navlekaci_ _neza _pask _paskem_ _penis_ _ridice_ _sty _tepl _vzt _vzta _zlin_ acovn amp aruc asij asijs avaz ekaci gam gam_ hran idice ijska ingam itele kaci_ kam_ kamer laska lekac lice_ linga mfo nami_ nda nes_ ngam ngam_ obe_ ogg pask paske penis prcha presp rcha rzena set sijs sijsk spln stovk trans usne_ vatn vide vzt vzta ymfo ymi ymi_ zavaz zba zlin_ zta
40 10_ _3_ _auti _bicik_ _body_ _ch _chces_ _ex _guma _kaf _kafe _kafe_ _kamera_ _klasika_ _luci _lucie_ _ochr _penize_ _pilulka_ _receptu_ _sukn _tric _velikosti_ _webc _webcam_ _zajm afe afe_ amera aroc arocn asika auti autic bcam bcam_ bicik body_ brn cam_ cent ceptu ces_ chces dnes_ ebc ebca ebcam ecno elk enis_ enize entu entur enu_ eptu eptu_ erce erce_ evne_ guma hces hces_ hoda hvilk icik icik_ icka ilul ilulk ina_ iroz iroze itka itka_ kaf kafe kafe_ kaji kaji_ lde lecno lucie lul lulk lulka mera mera_ moni naroc nis_ nize nize_ ntur ochr ochra olde pek pilul pome pravi psi ptu ptu_ rans raze_ recka riroz roka_ sika sika_ sukn taje tis_ ucie ucie_ ukn utic utick valen vazk vilk webc webca ydr zajm
39 _ag _ahojky_ _cas_ _crossdressery_ _el _fac _face _facesitting_ _fra _fran _gi _hrisnik_ _levne_ _lodicky_ _luck _luckou_ _mila _mila_ _moj _mus _naru _naruc_ _nere _odprodej_ _opla _plen _prevlekarna_ _puncochy_ _sexting_ _str _stres_ _tl _trampling_ _uklidim_ _zabr _zabran_ _zadani_ _zapomen_ abran aces acesi acova ahojk amat ampl ampli ancou anic antr aruc_ ase_ bran_ cesi cesit cham cik_ cky cnu cochy couz dicky dime dime_ dpro dprod ea_ esio esion esit esitt esser exti extin fac face faces fesi fesio fra fran franc hojk hojky icke idim_ ijem inga inku_ ion_ itt itti ittin kaci kne_ ktere lku lku_ lucko luh mila mila_ moj mpli mplin nami naruc nauci ncou ncouz nere odpro ofesi omen_ ossd ossdr plenk plin pling ramp rampl ranc ranco resse rossd ruc_ sdr sdre sdres sexti sion siona sitt sitti ssdr ssdre sser ssery stny telky tere_ ters tramp tres_ tti ttin tting uckou uda uda_ utk uzku uzku_ vem_ vita vln vyhod xti xtin xting yhod zabr zabra
38 24_ _26 _a_ _agentura_ _apar _apartmanu_ _bar_ _bude_ _dog _dvou_ _ga _hot_ _key _kluk_ _kup _line _line_ _mladika_ _nesmeleho_ _plaz_ _prs _sti _tak_ _tran _vitan_ _yon _yoni _yoni_ _zarucena_ _zaso _zasob_ acni acni_ adika apart artm artma aruky asob_ azli bok cam cir dek dika dika_ dog dvou_ ei_ ekr enik_ erka erka_ gal iak idne_ itan_ itel ivat_ izia iziak key kluk_ kno kum laz_ luk_ manu manu_ mazli meleh ntura ochy ochy_ ojed ojic okoj olk oprov partm plaz_ pocin pokoj pouzi radi ralo retne rky_ rlo rtm rtma rtman smele tak_ tman tmanu tovk ucena umo uvi yon yoni yoni_ zaso zasob ziak
37 _18_ _33 _33_ _apa _centru_ _chci _chci_ _dni _dni_ _navleky_ _odha _opi _opil _peci _peci_ _plaz _ruc _ukr _vec _zava anco apan asob avesn ban deni dha dova_ ebou enka_ ent ijs ijsk inen iona ional jme kous lize mst nez_ non ntru_ odha olani oma_ opil plaz pohle prane ridi rovod sery sery_ sny_ ucky ucky_ ucni umi_ vate_ veden vleky votni zick
36 33_ _90 _90_ _akt _aud _audi _audio_ _barm _barmanka_ _byte _byte_ _chodidel_ _damam_ _domi _herc _herci_ _hlav _kdykoliv_ _klec_ _kralovnu_ _lodickach_ _mam_ _mla _mlad _mlc _mlce _mokrym_ _nar _neva _nightu_ _pak _pak_ _povi _praz _programem_ _resp _sluchatek_ _sluha_ _svob _tvu _vzdychani_ _xx _xxx _xxx_ adlo akt akty akty_ akuo akuov alovn amam amam_ amem amem_ anc arman aud audi audio ba_ barm barma byte_ cene ckac ckach damam derka dicka dide didel domi domin ejse ekac elu espek ghtu ghtu_ grame gyne hatek herc herci hot_ htu htu_ ickac ightu ium_ klec_ kne koliv kond krym krym_ kty kty_ kuo kuov lani lani_ lari lce lho lm_ lovnu mla mlad mlc mlce mokry mor obod odide okre okry okrym oliv oliv_ omou ot_ ovole ozkos pak_ pekt pele_ praz psi_ pter_ radle rak ramem respe rmank rof rozko sic_ spekt svob svobo tou tvu ucas ucast uka vakuo vale vem vob vobo vobod vody vody_ volen vych_ xx_ xxx xxx_ ychan ydela zava zkos
35 _akti _ap _asi _bu _byt _cat _cats _catsuit_ _cekam_ _cela_ _cern _diva_ _dlo _dlou _hladova_ _instalater_ _kamaradka_ _kdy _krajkovy_ _lah _lahv _letu _letuska_ _nauci_ _olomouc_ _opl _pan_ _perinach_ _poko _postele_ _predplatne_ _prek _rekl _rit _ritu _rozkroku_ _rozmazlim_ _sestricka_ _silikon_ _spec _yo _zvl _zvla ahv ahvi ana_ atsui azlim bor cats catsu cekam chran denn diva_ dlo dlouh dpl dpla dplat ecka ecka_ edpl edpla eji_ eklam elky ena_ epra erozb etusk eur_ gen hlado iba jes jkovy klam kroku lahv lahvi lec_ leka letu letus lim liv_ ll_ louh lubo mel mouc_ nist odno ozba ozbal ozma ozmaz pak peci_ prek redpl rozba rozma rucen stele sui suit suit_ telu tsui tsuit tusk tuska uit uit_ uov veh veho veho_ vreno zbal zbale zlim zlim_ zma zmaz zmazl zvl zvla
34 _bez_ _body _budes_ _cela _cely _dad _dadd _daddy_ _dva_ _esco _escort_ _hod _jem _jemn _jemne_ _lim _mami _masaz_ _narocne_ _nejs _ni_ _parta_ _peri _prir _puncochovych_ _sl _snu _snu_ _styd _sug _suga _sugar_ _tela _tela_ _tem _tlumok_ add addy addy_ ako anick asaz_ azne_ bez_ body chra chuzk cny cny_ cocho cort cort_ dadd daddy ddy ddy_ dliv dva_ enska esco escor etu gar_ huzk ibk ibr libk lumo lumok mami mamin mok_ oc_ ochov olibk onovy oto_ perin poste prir priro ran_ riro roka sak saz_ sco scor scort sne stydl sug suga sugar tah_ terc tlumo tydl tydli ucni_ ugar ugar_ ume umok umok_ vat_ vety vety_ votn ydliv zety zety_ zicku
33 18_ _40_ _800 _bod _bydleni_ _dosp _kole _lov _love _mazlit_ _mluvim_ _necham_ _nejlepsi_ _neoz _odh _pauze_ _plzn _poledni_ _prijme_ _pusinka_ _reg _ri _rychlovka_ _se _sestry_ _sluz _soukromi_ _sprcha_ _studentka_ _tram _tva _ty _umi _vln _vydelek_ _vydr ahat apom arta_ aty_ auze auze_ azlit cata cata_ cem_ cik dnes dosp dospe edem_ edeme eoz estry hlav hlovk hradi icni icni_ ijme_ ikacn istot it_ jko kacn kacni kin kromi kromy lapa leky leky_ licky lit_ lzn mar mos ndo nenk neoz obe olin omu orava ospe ospel ovod ozko pauze plzn poko rava_ rcha_ rene_ ricka rocne romi_ rta_ sinka snu_ spel spon stot tot tram trok tyr_ und yni_ zapom zlit zlit_ znice
32 _bici _cekaji_ _chvi _chvilky_ _ct _diskretniho_ _fr _here _hostesky_ _kamaradky_ _mazl _milenku_ _mor _nezn _pouzita_ _pritele_ _privatni_ _privydela_ _prsa_ _smys _smyslne_ _sni _spolecnice_ _spolecnost_ _styk _tel _trojky_ _vecirek_ _zla acuj adane adky_ alonu arkr askem aves azda azda_ cekaj chce chvi chvil cor ctu_ dlu doll doll_ dst ecire ecnos ekaj ekaji elkou enik etnih hvil icke_ ilky ilky_ imn itua itual ivatn klize kuj ladi lekn mame mame_ mou mysln naji nam_ neza onova oob otni ouc_ ozlu ozluc prsa_ racu racuj rilo rinac rir ritua rkr rojky rozlu rsa_ sis slne slne_ smys smysl snu spek ssd stinu stry_ styk tam_ tela tela_ tesky tve uct ula vatni vil vilky vlekn vst ysln yslne zluc zluck
31 32_ _32_ _aby _ano_ _bali _cro _cros _da _koh _koho _kouc _koucka_ _min_ _mladik_ _naz _pokoje_ _polibku_ _rid _ridi _sad _spe _ume _vou _vycistena_ adik_ ake_ amin amink apar aradk aseh aseho atim bena bli cept cisto cros cross ecept eky entn esme esmel estri hti ibku ibku_ idic ikon_ ilo itan klidi koje_ kouc kouck lenku libku lidim ndy nesme nou_ odh otkam ouck oucka pond ponde prisp py_ ridic risp ritu seh seho seho_ smel tere tlu uce_ ucka ucka_ us_ vesn yni znace
30 39_ _29_ _36 _36_ _39_ _brun _cernou_ _chv _cizinka_ _divat_ _esc _iba_ _malirky_ _mnou _mnou_ _nesm _nude _nude_ _osobni_ _otevreno_ _park _pasi _perlou_ _pil _plno _pos _poslusne_ _pracuji_ _predem_ _rec _sar _sara _sara_ _sny _sny_ _som _som_ _tant _tep _tro _tvar _ukrajina_ _vlh _vlhk _vlhke_ _vyfo _vyfoti_ _zapo _zenska_ _zra _zral acuji adim agen ajina aky aky_ ape aske auci_ avn brun brune cas_ cire cirek clu club club_ cnic derk edu ektu emn en_ erlou erno ernou esc esm ev_ hke hke_ hote iba_ ikant ikovn ila imu irek_ isne_ izink jes_ jina_ kant konzu lega lhk lhke lhke_ lick line lirky lnen luci lus nal_ neme nesm nude nude_ nzu oba_ obni_ odnik oka oll_ oly_ onzu ord ortu osp ozpu ozpus park pasiv perlo plno portu pusti raze rci reck redem rlou rlou_ rozpu rune runet rzet sara sara_ stric tant tantr tkam ujes ujes_ uka_ unet ustil uti uzity uzsk vazku vlhk vlhke vyfo vyfot yfo yfot yfoti zapo zity zity_ znac zovan zpust zra zral
29 _30_ _cuc _cuck _cuckold_ _jiz _ona_ acim ckol ckold cuc cuck cucko kold kold_ rnou rnou_ slus uckol vank
-29 _my _odz _odzk _roc _slo _turi _vyc abi dzk dzko dzkou evy fer hod_ mov_ odzk odzko opis_ turis vedn zesi
-30 80c _20 _80c _aku _brez _ceno _cenou_ _chalupu_ _chov_ _cte _cten _dominant_ _ho_ _hob _hosteska_ _jar _korela_ _kosmetika_ _kvu _kvul _kvuli_ _lyze _lyze_ _nehody_ _nut _nutn _ole _orie _ovc _papo _papousek_ _pla _platime_ _plo _pokojska_ _priplatky_ _pronajmu_ _saze _sazenice_ _seniorce_ _skoda_ _sro _svedky_ _uvaz _vele _veletrh_ _vetsi_ _zeh _zehl _zimu _zimu_ _zvirat_ alupu apou apous atec avia avia_ brez cenu cenu_ dejn ebic edc ehody eletr elsk eri erni_ esni_ etika etrh etrh_ etsi_ graf hatka hob iorc iorce jar kare_ klady klid_ klin_ koda koda_ kojs kojsk korel kvu kvul kvuli lena lena_ letr letrh lid_ lupu lupu_ lyze lyze_ malov nant_ neni_ nich nikov niorc nov_ novy_ nutn odejn odobe ohova ohr ojska okojs orec orech orela orien ousek papo papou pota pouse ralic rebi rebic rela_ rien rient riu rium rny rny_ rodic rovy_ rych sac seri skoda soc soci socin ta_ teska trebi tuje_ upl urad uvaz vadle vce_ vedky vele velet via via_ vime vime_ vlak vrta vym vysoc ysi ysoc ysoci yti yti_ yze yze_ zeh zehl zeto zimu zimu_ znam
-31 290_ _290_ _cestina_ _cizince_ _cou _coun _country_ _dcera_ _dohl _doji _douc _doucovani_ _fire _garaz_ _gumy _gumy_ _hodinou_ _jezdim_ _katalog_ _kocarek_ _kotatka_ _kruh_ _lad _laz _mir _mond _mondeo_ _morc _moznost_ _name _ne_ _nekuracka_ _pam _pratel_ _praxi_ _proto_ _prov _recepcni_ _sbi _sbir _serv _skrin_ _svetru_ _tdi _tdi_ _volat_ _zachovaly_ _zkr _zkra acen ali alog_ araz_ aroze arta asen atel_ carek cate cenou cepcn chov_ chuv chyns coun count dcera dil dinou dnet dnete dohl dohle doji dopra douc douco dte dte_ dum dum_ echa_ edky edky_ elet enov epcn epcni eprod evizi exov ezu_ fire firem gumy gumy_ hov_ huv hyns hynsk idk inkov irem iremn irk irne istno istu izinc kazku krin_ kruh_ lat_ latk log_ louz lozen mbin meri mez miste mond monde morc nabi naroz ndeo ndeo_ nelk nev nocn nocni ntra nzels ocare ojs ojsk olek olie ombin ondeo orel oren orka osim_ otatk otelo ountr ovaly ovany ovat pam pcn pcni pcni_ pes pist piste platk pravk praxi pud raxi raxi_ rdi redni remn remni rime rime_ rodn roto_ rza sbir scho sid stina stno svetr tatka tbalo tdi tdi_ tern tine tope torka umy_ untr untry vane_ vetr vetru vodo vrt xov yli ylin yns ynsk yska zdim_ zels zinc zince zkra zkrac zveda
-32 1100 _1100 _80 _ad _akv _akva _casi _casio_ _cesk _ctyri_ _dce _dcer _dobry_ _hlin _jednom_ _jide _ki _klavesy_ _kurat_ _lesna_ _nasl _navo _neho _posilovne_ _pronajme_ _retez_ _satn _satni_ _sedl _sexo _sexovani_ _sj _sje _sme _sten _veri _zaji _zdr ache ajis ajist ajme_ akv akva akvar arny arny_ asio asio_ atels bal_ birku bry_ casio cesk chyt ctyri cu_ delni dnom dnom_ dnot ednom ehod etez_ eum exova hatko hyt idani ikem ikem_ ilne inko inne_ irku irku_ isple itko ive_ jetin jide jidel jsm jsme jsme_ klavi kup kvari lavir lini link lovne lozky mde mdes mdesa najme nasl navo navod nehod neum obry_ obyt ojeni ok_ olu_ ork osc osch osk oubo oubov ovl piv plej poji proto raci raci_ rec_ rek resi reviz rh_ ria rka roubo rova_ sen_ sexo sexov sio_ sje skeh skeho skle sme_ sple splej stin tatk tels toro trh_ tyri tyri_ ucova ung urat_ valo vese voj xova xovan yri_ zajis zaruk zdov zdra zem_ zna zvi zvu
-33 230 _230 _alt _bok _bunda_ _ces _cyk _cykl _dokl _dome _dvak _dvakrat_ _foc _hru _jawa _jawa_ _ke _kor _mnozstvi_ _nekomu_ _noh _odpovim_ _oso _osob _partnerskych_ _potah_ _prives_ _psa _r1 _rost _sextu_ _skr _vad _vyhrivanim_ _vysk _vztazich_ _zalo _zari_ _zaruce_ _zpra akra akrat aktor apr auce avac awa awa_ bova bunda casi cha dete die dnick dokl dokla dprs dprse dvak dvakr dzim edlo_ ekomu enic ersky extu extu_ fla foc hru icha id_ imi_ itky itky_ ives_ jawa jawa_ kavi kavic krace ktric kych kych_ laze lazen lep ler lime lise lisen lon_ lze mer mir mnozs nny nny_ novo nozs nozst odprs odzi odzim oleni orto ortov oru oso osob otah_ ouco oucov oupen ousen ozeni ozst ozstv podpr podzi porto rakto rany rcel redn rskyc rtov ruh_ rukav sci sedlo sextu skolk tazi tazic time_ tne_ tovy trec trech ubn uco ucov ukav ukavi vakr vakra veda vizi voje_ vysk vztaz wa_ xtu xtu_ zalo zari_ zio znou znou_ zpra zprav ztaz ztazi
-34 290 300_ _290 _chu _dede _dedeckovi_ _kone_ _lazenskeho_ _luz _napiste_ _nevo _obchodu_ _porodni_ _poslete_ _pp _pp_ _praci_ _skod _uby _ubyt _vik _vym and apist areni askli atko_ atn bal byto bytov chle_ chodu ckovi decko dede dedec dent dentk deo displ ebu edec edeck ehle elny_ emocn ensky ergi hem ifik imi ispl itace ivu ize kolk kone_ kovan ktor lady_ lar_ lom menim metik mick mocni mozno nas nevo oce oslet ount oznos ozny_ pat plat praci prepr prist rat rsenk rti rve ryc sack senk sklin skod sku_ slet slete strom toru toru_ trom tyl ubk ubova ubyt ubyto ule upu_ urist vanim varen vik vyrob yrob yto ytov ytova zacat zenin zky_
-35 _300 _55 _bile _bile_ _brig _bun _bund _cy _dc _dekuji_ _dep _depi _depilace_ _diln _disp _doh _ford_ _klicu_ _kone _kus_ _nalezen_ _nejlepe_ _ov _pej _pejs _poji _prosim_ _refe _reference_ _rete _rok_ _slep _slepice_ _steh _svazek_ _thaj _thajska_ _vaznou_ _vozik_ _vyprany_ _vyt _zaka _znamost_ acky acky_ ajska akaz akr aleze alt amost arma atra_ azan bile bile_ brig briga bun bund cime cime_ ckam dal dep depi depil disp dit doh dy_ efe efer efere ekom emen enim_ epice epila epu etez ezen_ ezn ford_ had haj hajs hajsk hia hrom igad ilac ilace isen isen_ iso jlepe klicu kovi lepi lepic licu licu_ lovac love_ namos nekom nina obec olat olat_ omp osim ovla ovos ovost ozik ozik_ ozno pal pejs pice pice_ pilac pora rac refe refer rekon repr retez riga rigad rosim rovy slep slepi stre stvi_ svaze talo tany tany_ tavu telka thaj thajs toh tret tuje tul uris vaj vek_ veri vit_ volat vozik vyt zaka zakaz zic zik_ ziva
-36 634 634_ _14_ _634 _634_ _80_ _auta _auta_ _autobusu_ _bre _brzdy_ _fenk _focu _focus_ _go _ha _ih _ihn _ihne _ihned_ _internet_ _kau _klubovna_ _konce_ _lesn _miste_ _nap _nas _podz _reko _ros _servisu_ _ses _sest _spolky_ _uz_ _vyk _vyro _vyz _zaru _znam aca aceny akto aku amk amo amos ari asiv ata_ auta auta_ bizim bovn bovna brzdy bur busu busu_ car chod cick cit cus_ dkyn dkyne dosta ecko eckov ejno elny epil etic etick ezo fenk focu focus iga ihn ihne ihned ipla iplat isl isten jek kau klidn klubo loze lubov net_ nzera obraz obusu ocu ocus ocus_ odk omini once_ orie oust ozu_ paci pamet plet podz polk polky prave pripl pti rad_ ripl ripla rnet_ roto rut rzdy rzdy_ sedl sle_ smen spolk tavi tech tniky trika ubovn usl usle usle_ vyz ymene zera zerat
-37 14_ 160 _160 _dal _dovoz_ _fen _jede _kil _kilo _kota _krizi_ _leka _manzele_ _nal _nemcina_ _penzionu_ _plas _poci _pozemek_ _sved _tur _ucim _us _vych _vyska_ _vyuka_ _zahradu_ _zavolam_ _zele acat ahu_ amest aul azni_ bch bcho bchod bro byt ceske cten dobe drena ebi edk ehliv emc emek emek_ eny_ epe_ esn ezdi ezu fen hliv hradu ins ipl isni_ kil kilo kole_ kota kotat krizi lehl lehli lepe_ lez lozim lupa mbi_ mcina nap nitr nzele obch obcho oleh olehl olo_ ombi_ on_ oru_ otat ovc ovek ozeme ozim poleh posle prosi rek_ rena rizi rizi_ rosi rvisu svedk time tork tuj uhl uve vedk vick visu visu_ vnit vnitr vot vycho vyska vyuka yuka yuka_ zak_ zele_ zelen zemek zionu zve zved
-38 0cm 0cm_ _ale _bab _cenu _cenu_ _deku _gy _jab _jabl _jednotlive_ _kg _kg_ _laze _med _nast _nejde_ _oby _ozv _pes _reflexni_ _rozkladaci_ _sleva_ _suchy_ _visa _vsem _vsem_ _vymenim_ _zaca _ziv abicc alici avode azens azic azich bicc cus cykl desa desat dnu_ dove dren ehote ekti ektiv emon enim ervi esat esni evyu evyuz exni_ gad hen hlin hoten hro icu ine_ isac isack istn jab jabl jsk lob mistn moz nast nejde nevyu niku_ nom nom_ nov ocnic odren ojan ometr ord_ osle otens otv ozkl ozkla parta pe_ poj race_ radk rozkl rvi sazen sel_ serv servi sim sleva stan suchy tavu_ tena tens tensk tlive tojan turi tvi_ uchy_ ucime uli_ visa visac vor vsem vsem_ vul vuli vuli_ vyro xni_ zkl zkla zklad zst zstv zstvi
-39 11_ 900_ _bytu _bytu_ _dalsi_ _emailem_ _jaw _lymfaticka_ _metr _pane _pard _pomuze_ _portrety_ _poukaz_ _pred_ _puvodni_ _rad _refl _rev _revi _sestra_ _skup _sms _sms_ _td ailem ale_ alsi_ ardu ardub avic avir bytu bytu_ cesti den dilne dome dubic ecek ecek_ efl efle eflex ekon enos entku erni esa estra exn exni fat fati fatic flex flexn gra hodni ilem ilem_ iny iny_ iry iry_ ivani jaw jeni kach kupin kurat lexn lexni lymfa maile mfa mfat mfati namen ntku ntku_ odce_ odem odem_ odr odre ozena pard pardu pim_ ravk rdub rdubi refl refle rety rety_ rli rovoz site site_ skup skupi sms sms_ telov trety ubic ult unt upu usten xni ycho ymfa ymfat ytu ytu_ zaru
-40 _dok _drevene_ _hoto _hu _jako _jako_ _jeden_ _mate _mnoz _odv _oz _pomoc_ _prat _prodavam_ _rez _stolni_ _svar _svet ajs ajsk ako_ amet ateb atebn bry dech dech_ dnani dobry dovoz eden_ edy eho emoc evene hotov ik_ inovy ip_ jako jako_ jde jeden jezdi kompl kto kus kyc lepe lezen mnoz moc_ mple mplet nemoc net nizk nsky obry omoc_ ompl omple osil potah prate pravu rtac rtack sim_ stoln svar svare svate tebn tebni toln tolni trav trh tro uhe vateb vce ved zenic zik
-41 _200_ _ban _bezc _bezce_ _ded _dom _doma _elek _hlid _hlidani_ _kilometru_ _kore _koze _kusy _kusy_ _lidi _lidi_ _malo_ _nejd _obc _obr _obra _od _podp _seda _sluzby_ _spolubydlici_ _stra _term _zel _zv ade aile amen astni atra bab bezc bezce cak_ ded dli dlici dok doma echo efo efon ejde_ ekt ektr elef elefo elekt elka elka_ enera ermin esek esek_ eske ety ety_ ezc ezce ezce_ irat_ izim kare kone krali ktr kusy kusy_ lady lef lefo lefon lektr lidan lidi_ luby lubyd luzby mac malo_ mov nejd nete_ odm olni_ olub oluby ous pim plas plast podp polub prat prse prsen razo razov rmin sile skli sov svet telef term termi trin ubyd ubydl udent uji_ urat uzby uzby_ vadl vode vos vyk ychov ydlic zaca
-42 _hned_ _karn _kolobezka_ _komp _lat _leha _perm _ren _sbe _sber _trak _tydnu_ _vole _volejte_ _vr ajit ajite alov ame anent ant_ arnev autob ble cte ehat ehatk ehli epic erman ince_ isu isu_ izd jite jitel jizd klave lat laves leha lehat li_ lta majit mane manen nentk nera ocka ohl ostal ozit_ pecha perm perma povim rate rep rete rmane rnev rneva sbe sber sec stude stvi tobu tobus trakt troj_ tuden tydnu uden upin utob utobu uvu uvu_ vi_ virat ydnu ydnu_ zvira
-43 202 _202 _ani_ _brz _brzd _hor _kock _kola_ _lekce_ _male _mel _nalo _partner_ _poze _ste _tanecnich_ _ubytovani_ ane ate ati_ balik cou deck druhe ekce ekce_ ergii eviz gii gii_ icc icic icich idi_ inik inne kg_ kock lekce lete_ leva leva_ male me_ meny meny_ nalo naloz nete nit oval ovano ovni_ poze pozem rgii rgii_ ruk skyc skych srou sroub tery tner_ tny_ tova troj zaji zce zce_ zu_
-44 300 _00 _baterie_ _cha _desk _hez _hezk _jso _jsou _jsou_ _kach _kamaradku_ _latinske_ _lit _opra _ori _prep _rybar_ _seznameni_ _sportovni_ _telefon_ _vasnivy_ _wi _zari _zdarma_ ceni_ ceny ceny_ cina_ darma dite efon_ ejt eval hez hezk ict imu_ iti ivo klis komp lety lety_ lex lsi_ mni_ nani_ neni neval nivy nivy_ nne oby ocit ocita oja omet orov ortr ortre oskoz pic pis pocit portr posko prep rati rie roh rto rtovn rtr rtre rtret skoz skoze snivy stni stoja tace taci tna toja upen urk usy usy_ vak_ vedam vozu vozu_ ybar_ ykli za_ zdarm zko
-45 16_ _au _dro _for _ford _hodine_ _holeni_ _jid _kompletni_ _kriz _les _lym _lymf _o_ _sv _th _zda _zdar _ze_ achov arm atime atko azy_ dla_ erma etik evol evola ezka_ ford hodu_ hovan ian jid karn kaz kriz ladn lozit lozk lymf matik med mene nevol ov_ pojiz polu racka rali spolu tude uh_ umy valy valy_ volej zdar
-46 _11 _180_ _dop _drevo_ _mesice_ _nad_ _pouk _vel adk alove ateri atik ava brz brzd desk entky erg esice evo_ hoval inn jedno klin lati lym nad_ ntky ntky_ obne_ oje oukaz pouk pouka radu radu_ revo_ rven rzd sel sit sro stru stv tel_ tika tika_ vicky voje yro zacho zari zby_ zim_ zky
-47 _joga _joga_ _kola _kruh _kytara_ _l_ _lis _nek _osm _pap _saz _svad adlen ara_ atins av_ bez bne_ bydli cak ciho ciho_ drevo drob drobn eceni hriv hriva ice ien ilom ilome inske inu itac joga joga_ kilom kruh lak latky lomet ly_ mec mek_ mna nika nske oga oga_ ojen osile otah pap pletn polic prac raven rivan robn rse rsen ses sest svad svadl tnik tovan tvi uste vodni vyhri yhri yhriv ypran ytara
-48 180_ _dily _dily_ _hotelova_ _jog _knihy_ _kocourka_ _lid _ma_ _okol _okoli_ _pracka_ _prax _sest_ _vasn _zak ameni askl asniv bra byl courk darm eva fon_ gar hyb ije im_ ite_ jist jog knihy kolob les lny_ lo_ lobe lobez loz mocn nihy nihy_ niku obez obezk olni olob olobe ourk ourka posk pous pp_ prax rack raskl rax reko rin risti ruhe ser sest_ sile_ sniv sy_ tace_ tery_ ticka tku tku_ trak urka urka_ uziv uziva vane vasn vasni zich zich_ zny
-49 _18 _bet _beto _beton_ _km _km_ _pardubice_ _prot _puv _puvo _sit _skla _stoj _trener_ _tru _uro _urol _urologicke_ _vlozky_ ard arne asl avu beto beton dack dily dily_ dine dine_ dnic edack ednan ener_ eton eton_ hova_ hradn ico jte jte_ kazk km_ kombi krin lejt lejte ms_ naj odine odo ohli ohlid ome ope orodn osni otov ovoz_ prot puv puvo puvod ratel rave rdu rni_ rodni rolog sat_ skrin stoj tara toj ubice urol urolo usek usek_ uvodn vek ves ves_ ychle
-50 _jednani_ _jo _koco _komb _lati _masazni_ _mo _nab _not _obleceni_ _vloz _vyr _vyuk adni_ alo_ aroz avick bir cour cyk dlic dub era insk iste_ jso jsou jsou_ koco kocou kola_ komb lny nick nih niv oco ocou ocour plo tiny tiny_ tol vano vloz vlozk vyuk vyuz vyuzi yuk yuz yuzi
-51 _200 _cen _dals _dou _druh _mon _odbe _opr _partaka_ _pneu_ _postel_ _pri_ _ram _tydne_ _vazn _vlo _zach alozi alsi artak atka atka_ bezka ckov dals dalsi dber dnotl druh ednot ejte ejte_ ervis eu_ iti_ kore list mati mit neu_ nko notl notli odber otli otliv pneu_ port pri_ rolo rtak rtaka rvis sok soko stel_ taka taka_ tecn terie tez_ tliv tydne vida vis vlo ydne ydne_ ykl zach zden
-52 _balik_ _bot _hezky_ _kac _kru _montery_ _odb _odberu_ _pod_ _pras _ps _psa_ _skri _sr _stol _ver _vyso alik_ anen avu_ dberu dky dnan eln estin ezen hezky hlida hradk kaz_ lida mat monte najm nek ntery okla oklad onter otne ovou ovou_ poc pod_ prv psa_ racen radn rizen sch skri son stal stol stra_ uchod vak vyr vyso
-53 _doml _emai _gr _hy _kosm _kou _vike ahu alik atu dcer dinu dinu_ doml ducho dzi eda edac elen elov emai email eska eva_ fon iken ikend ind izdn jizdn karne kend kosm kosme mail meti oct odinu onte osmet oun pomo prav sedac smeti steni tar_ tins tinsk ton_ tovni vel vike viken vira zdo
-54 _17 _duch _kri _mensi_ _prace_ _stav_ _zavo _zvi _zvir ance_ aze beru beru_ chle cni dce_ dino edno ensi_ halu ivan ken kru lome nicky nsi_ odino omoc osn ozs pomoc prace prack tack ti_ ver ymeni zavo zen_ zeni_ zvir
-55 _12_ _detske_ _duc _kol _leh _moz _mozn _ser _spor _vyhr _vyl _vyle _vylety_ ail aji cih cita cni_ dve edlo for icu_ ini izen kuchy lete lik_ lova_ mozn nika_ nio obn obne one_ ozny povi raf rodav sme stred teni_ tko_ tred ucho uchyn vou vyhr vyl vyle vylet yhr yle ylet ylety zdr
-56 _at_ _dams _damske_ _dobr _drob _koca _kosile_ _uc _uceb _ucebnice_ _vet _voln amsk amske cka dams damsk dinn dnu dobr ezka fle kk_ koca kocar kosi kosil kova latin msk mske mske_ name ocar odinn oho oj_ okoli olic spo teni tli tno uceb ucebn
-57 _bat _bate _ke_ _klidny_ _kot _kre _kv _mat _pom _sez _sku _tance_ _vse avod azy bat bate bater chyn cnich dbe dop dpov even hyn idny idny_ ii_ irat lidny nent odbe odpov okl oml orce_ ovy ple pu_ rany_ rav reven sez tal tance trik uje_ vani vets vo_ vse
-58 _lekc _obch _zivotu_ abe ceb cebn cebni eha enin eno ete_ ida_ ihy ihy_ iky iky_ ivotu lekc ocn olejt ozem reni sport sved tanc tsi vodn votu votu_ zby
-59 _nemo _ok _studentku_ _ul _vc _vn adaci ance bnice dreve ince izeni leze nemo odava odb otne_ raz_ sni sou_ tske_ vani_ zan zdn zna_
-60 _boty _boty_ _gara _mic _neko _popt _poptavam_ _saty _saty_ _spo _suc _such _zna alup atr bus cnos cnost els ent_ erat gara garaz letni nsk obus ojiz ojizd onajm optav pila popt popta ptav ptava race rsky saty_ sice_ tavam tez vlast zy_
-61 _9_ _dru _fotb _gra _mont _spod _vets domlu dpovi duch elova etsi fotb fotba ich kovi_ lave lavi odce opta otb otba otbal pin revo rize spodn uvod vazek vetsi viz zac
-62 _chal _hne _hned _kniha_ _mens _prvn _ro adu_ aloz als arsk chal chalu dov duc ebnic ejn erie_ halup ici_ iha_ ipr ipra iprav kniha kozen leh lem_ masi meni_ nab niha niha_ one ovi_ pad pripr prvn prvni rad rener reve ripr ripra saty skla sklad tovn va_
-63 _100 _al _hn _jezd _kyt _kyta _pomo _pop _pru _prv _prvni_ _rodinu_ _seni _staci_ _stare_ _ter _tren _zac adn bne boty boty_ daci_ dou dro enio enior ensi etske hody hody_ kola kyta kytar lem letn lsi mensi pop psa radni rd_ revi roj senio ske_ smet sta_ tbal tko ton tr_ ytar
-64 _chov _men _nem _tri bezk elni eme_ etin gicke ior kos leni_ lev logic mens nior nkov nte odz pru pta red seda spod stroj tare_ ukaz_ use utn vene_
-65 200_ _kap _le _li _poro _tehotne_ _velikost_ araz dku dku_ ecnik ehotn end enky enky_ ezna_ gic gick hotn hotne kap kyt lastn masiv obu od_ ogic ogick omlu omluv orce rta ruka slo spor stare sto su_ suc such tan tava taz uli ust vad
-66 12_ _plat _pron cnik cno epe ezky ezky_ hatk ifi iste ives kladn obra oca omo onaj osme ovaci ozu pov pron prona rives rona ronaj rova vene voln zkous
-67 _dar _jez _koz _stac _tu _vyu ach dava dna_ eska_ ezna ile_ nsi ombi radku sij silo staci svat tare tske zime zime_
-68 _be _bil _k_ _kosi _kuc _kuch _tat _tr _uci _vikendu_ azek azek_ domac ek_ ekc endu endu_ erm inu_ ive kendu kuc kuch metru ocni olej orc rvni stac tren trene zeme
-69 _100_ _16 _dob adac adku adku_ are_ arma_ bnic cka_ inc itr kov ladac mbi omac ovan ra_ rie_ rvn rvni_ seni sice vez vou_ yso
-70 _ryba _tyd aly_ atel bice bice_ iha iln kem_ lup nem_ ont opt ovn ozit rsk ryba rybar sko uri uro ybar
-71 _sen _uce _va _vaz daci ech_ eru_ kove_ lekt niky niky_ odav omb oty ovac ovy_ rku_ uvo
-72 _kolo_ _ky _os _prac adu ektri hlid hned_ ktri lozi lu_ ned_ neko neu opra oprav ouse ovi ovna ovna_ rive roj_ sic ujeme upim upim_ vaci_ ziv zkou
-73 _hli _kk _kk_ _klav _ly _pred _ref _tanc aka aly bil cic diln ed_ klav nter odc ref rez vaze zek zek_ zele
-74 _kc _kc_ _pal _pn _pne _pneu _stro aza jedna kem kot mai odu ori osilo otl oty_ pneu porod ri_ tara_
-75 200 _180 _at _rok _svat _teh aci_ bet ch_ inov metr olog ologi ren rist tba
-76 _14 bot dav davam detsk dni_ etsk lek nt_ ovoz rma sni_ tin ubov ukaz vaci vlas
-77 _pe _sat _voda_ aku_ dar dec jeme jeme_ koli_ kolo_ oli_ orod ozi rem rku voda_
-78 180 _aut _kla _m2 _m2_ aru edna ehl leni m2_ rma_ sku stni_ vola
-79 _slev _zar ams atin aut evi klada odam poro prive slev taci_ tor
-80 _dets che dets eto logi motor ned not otor vna vna_
-81 _gar _tydn iku_ kc_ ove pne sle tydn ydn
-82 _bri _masi _voda _zimn _zimni_ dla koze osi voda
-83 _funkcni_ _pradla_ _vlastni_ adni bov ech epi eru erv ice_ ida lej ozen radla ron ruji ruji_ ujem
-84 _funk _zad_ ady_ ebn ebni ese hani ock ska vac zad_
-85 _sije _sije_ _tanecni_ arn ici isti mic mon mont sek sije sije_ vir
-86 _ma _poc chy ndu_ olu ovo tik
-87 _auto _do_ _shanim_ _skol _vlas adla adla_ azen dob esti hanim kli kove our riz ska_ uchy yta
-88 _kus _moto _sed acno acnos macn macno moto nce omacn tov val vy_
-89 _sb eze ich_ kar kost_ lav log nkcn nkcni ogi tra tru_ unkcn
-90 _mot _u_ alu edl funk funkc nkc rne rni stro unk unkc
-91 _br _daruji_ _domacnosti_ _skl ady anim_ aruji atk ndu nin okol sek_ uby zak zimn zimni
-92 _kos _sij auto emo hned ije_ iku la_ lik ola_ skol uto van vet
-93 _cena _cena_ _malo _z_ cena malo moc rz_ silov ve_
-94 _jedn di_ dru last raz stav teh vam_
-95 chova han odu_ rodam vla
-96 _19 _deti _deti_ _zi deti deti_ ner_ obr ske
-97 bni ecni_ etru_ fun lis vam
-98 100_ _vys ener etru ia_ kcn kcni kcni_ oko ruj tec
-99 _fun _je _ve dvo ni_ oln vni_ vyu
-100 _koup _ryb cena_ mot ryb
-101 anim ens jed meni var ven
-102 _du _fu _odvoz_ cen dvoz_ ehot mis nce_ otu_ rov tehot
-103 _5_ _daru _shan _ur avo daru daruj eve jezd koup shan shani
-104 100 _teho _vol ars ce_ eko kri odni_ uje
-105 aruj odni tat
-106 _4_ _mist _odvo _sto dvoz edn ino odvoz ore prod
-107 _ku _sha entk jez koc ntk ota rodi sten
-108 _lek _vla ezd lici_ sha teho tsk
-109 _mis _po_ zar
-110 _je_ _koupim_ _stav odvo po_ vys
-111 _kom _prodam_ ete ezk odam_ otu
-112 _6_ du_ hne odin
-113 _ba _do _koc _prod _zd koz mist oupim
-114 avi evo zem
-115 dam_ lic
-116 _i_ _kolo nem
-117 _jed _kn _re avam_ nik
-118 _vl jedn kni star tra_
-119 _kurz_ kurz_ osm sed urz_ vni
-120 _knih knih oda_
-121 lid ruh
-122 80_ _ry avam ira
-123 _ob aci lad oto
-124 _zah _zahr ova_ vu_ zah zahr zahra
-125 _12 _sh ike lada rat_ zeni
-126 dce eti_ hrad nim
-127 _vo kom sat
-128 mal upi
-129 _zim din
-130 _kni dna nim_
-131 chov ets kol
-132 _sko _star
-133 oupi oz_ vol
-134 _vod proda roda
-137 _drev _kurz drev eme kurz rodin urz
-138 are ove_
-139 _kur alo ime_
-140 _2_ koupi tac voz_
-141 _m_ ahr ahra dni hli
-142 ahrad oro
-143 skl tru
-144 dac lici
-146 _prip _vy hova prip
-147 cho uch
-148 kur ola
-150 acka_ etr ist
-151 _kr sva
-153 _rod _rodi hov
-154 _mal olo
-155 met
-156 ati ru_
-157 acka eti men
-158 ime voz
-159 _sva dre
-161 kolo oze tar
-162 _st
-163 ack
-164 rev
-165 00_ ten
-169 _dre
-173 tav
-174 zim
-176 oda
-179 _de
-182 _1_
-184 rod
-193 ad_ klad
-197 _det
-198 vod
-200 sta
-202 _ko ova
-203 det
-208 _sta
-212 eni
-214 je_
-223 kla
-233 _dr eni_
-270 _sk
`
