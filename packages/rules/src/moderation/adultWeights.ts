// Made by `node packages/fixtures/cli/writeAdultWeights.ts` from the texts of training; never changed by hand.

/** Pieces of words by how much they speak for an adult text, in hundredths: a line has a weight and its pieces. */
export const ADULT_WEIGHTS = `
424 pan
387 _pan
325 _mu
295 _pa
287 sex
283 _mil
282 _zen
280 mil
270 ing
260 muz
257 _sex
243 _muz
241 _er _ero _erot erot eroti
238 ero
237 nka_
230 ama roti
223 par
222 oti
220 _di
216 _div
215 _par_ par_
213 rotic
210 otic
209 _pany _pany_ pany pany_
208 _par alni_
201 otick
197 ran
196 nka
195 alni
193 _no rno
192 aln
191 _lo _porn let_ orno porn porno
189 res
188 tick
187 strip tript
184 ipt ript trip
183 div
182 sex_
181 prij
179 _let_
177 stri
176 tic
172 _org org vre vren
171 ex_
170 ub_
169 _nose
168 _klu del
167 ick nti op_ ose
166 jen_
165 _stri nah sm_
164 dvaz hla odvaz
163 _prij otk
162 ela
161 lub mam odva ym_
160 dva
157 klu nym rot uze
156 _nah _te_ iskr ng_
155 _vi uck
154 lecn
153 kro orn
152 _sil
151 es_
150 _me_ _spr rij vyd
149 _nosene_ _tv
148 este_ retn
146 tit
145 otky otky_ spr
144 _or
143 ana anka anka_ este lap
142 nose nosen osen
141 mi_ prost
140 _let
139 drze
138 ukr uze_
137 _pran _sou rt_
136 _hr int itu ka_ kret lka lka_ man
135 milo milov pri tim vic_
134 _holk _otev her holk pon
133 _to ank rani_
132 diskr ele_ evr hol iskre lub_ otevr rani skre tevr
131 _las _sex_ cek my_ ozn
130 _suk _swi _swin ger ort_ suk swi swin swing wing winge zni
129 _sw _ti amy dat_ zena
128 _inti ic_ inti intim lon nos se_
127 _mile _on kretn ros skret
126 lni_ udio udio_
125 _te ote
124 _ja_ _lask evre evren ja_ mus ntim tevre
123 _jen_ ama_ eka film ilm len osene peni
122 _noc lni ono oupa ozna znic
121 _50 _pri _teb _ti_ ing_ lozni otev ozni oznic rze
120 _milo _su drz osti sene
119 _divk _prani_ _sili dio dio_ divk hop_ ilik iliko inge inger likon nge nger prani shop_ silik
118 _an _damy _damy_ _dild _jen _lozn chla damy damy_ dild ere ild milen pran to_
117 _ni jsem jsem_ mile naln ozk
116 _loz _tebe _tebe_ ebe_ ikon ilen lask lib pole tebe tebe_ tek_ vic vlek
115 _vic _zena sili win
114 fil ouz
113 _cek _ceka _nos _ona _slec chlap hlap ipte ipter kre ripte slecn
112 _mi _ote ceka out
111 _int _muze ami amy_ anal isk jen mam_ noc risn slec tev tres
110 _anal _her _souk ivk luc nozk oukro sene_ souk soukr ukrom
109 _pon _vic_ oukr tky tky_
108 _chla _dam _disk acu disk hop jky jky_ krom ostit skr
107 _ana _prit _s_ aha ask erc esko nco ost prit
106 _20_ _meste_ _tyci _tyci_ alen ela_ leg meste ntimn shop timn timni titu tyci tyci_
105 _analni_ _mest _pu _taj analn nzelk ual zelk
104 _fotk _vz aho fotk lec rosti stitu
103 _fe ajn yci
102 _hri _klub_ ap_ apa chu_ et_ jse klub_ poz tek ukro yci_
101 _houpacku_ _nadr bud dat lenk nadr packu
100 _pary _pary_ is_ kter pary pary_ vle yde zap
99 _chl _krat _ze bac ebe pani yho
98 _esk _esko _eskort_ _hra drzen eskor inka_ kort kort_ mem_ nku nozky pros pter skort udn
97 be_ etis ora tka vyde
96 _hla _kov _muze_ _ot ar_ avl del_ gan stit udi ulka ulka_
95 _bor _bud akou bude kun kund lice nis och rost tele_
94 _fotky_ _in _na adrze anie anie_ egyn fotky io_ kat_ legyn nie nie_ otr rba rgie rgie_ slu stu
93 _klub _pros _v_ klub maci_ mast muze pack pte retni taj upack
92 _lasky_ _odp mank manka nalni ste_ ticko yz_
91 _to_ dny dny_ dvazn mem prite rite ritel skor turb urb
90 _bord _hl _mes _odva _sexu _studio_ asky asky_ bord eli_ exua exual ion jsi jsi_ noz ntn radlo ruc sexua tudio xua xual
89 _50_ _dl _es _nez _praha_ lozn nej pozn pozna praha raha raha_ rit rzen sil te_
88 _dama _sa adrz bici dama ili mele nadrz pout
87 _poz _so egy icko legy mok olegy vaz vydel ydel
86 _bi_ _kluk _pradlo_ bav dis kat kluk luk mus_ nejs ting ting_
85 _ks _ks_ _post _rob _zab _zadn adr bik dej ikono konov lasky olib part pas polib post res_ rna_ zab zadn zeny
84 _eroticke_ _houp _kt _kte _kter _mam _nud berte ecn erte houp houpa kte nud ojky ojky_ polec rtek rtek_ zku
83 _ca _domina_ _gan _gang _gangbang_ _hleda_ _porno_ _tres angb angba bang bang_ eci gang gangb gba gban gbang gie_ lap_ leda_ ngb ngba ngban ntni ole orno_ spe ticky trest tric
82 _bude _chc _fi _noc_ _por _prah _si_ bert ers fot koleg kono oleg prah rah studi tudi
81 _co_ _cu _holky_ _lod _pout _sexs _sexshop_ _zenu _zenu_ ary dnost exs exsh exsho gyn holky ledn noc_ olec oled oledn oupac poled sexs sexsh sou upac xsh xsho xshop zenu zenu_
80 _22 _pro_ _zap cku eho_ ks_ okr pro_ robe zeny_
79 _intimni_ _naha _nu _se_ aha_ art ary_ chu naha nal nan pouta zav
78 _fel _hol _milovani_ _navl _tyc _vibrator_ adi ami_ avle avlek balic brato dick dnou_ fel ibrat navle nku_ racov tyc yne_ zdy
77 _by _potr atim_ ely here herec inka kra oni pus sho
76 _af _dvd _dvd_ _hrat _kama _noz _pono _pra an_ any dvd dvd_ hodne kama lod navl ober onoz onozk oslus outa pono ponoz vd_ zadan
75 _jak_ _jse _jsem _jsem_ _kluka_ _lodi _sm_ _striptyz_ _uk _vyd adny adny_ azd ej_ est ipty iptyz ivat kluka lodic luka luka_ nici odick pty ptyz ptyz_ raco rator rch ric ripty rna ticke tri tyz tyz_ zli
74 20_ _chlap_ _divky_ _on_ _swingers_ _vztah_ at_ chc divky gers gers_ gin hlap_ jima kam kon ngers ofil ojk pln rick rty sem_ trick vztah ztah ztah_
73 _3_ _fet _feti _foto_ _loznici_ _muz_ _pum _pump _punc _sada _sada_ _sama _sama_ _sau _saun _zadny_ akous apeni coc coch ekvap est_ fet feti fetis foto_ kou_ krat kvap kvape muz_ muze_ ncoc ncoch odej podva prekv priva pum pump punc punco rakou rivat sama sama_ sau saun unco uncoc vape vapen zadny
72 _balicek_ _lu _pouta_ _prad _trest_ _zave alice dej_ hu_ licek mina_ ne_ ntni_ odej_ pol prad rest_ roz uboky ulk zave
71 _21_ _hlu _hlub _zav amar amara ancni borde des_ dnou evca evcat hlub hlubo kamar lubok marad ncni nez orde rest smu ubok um_ vap vcat vcata vleka znici
70 _cud _cudn _cudnosti_ _hris _jine _la _min _mr adik cud cudn cudno ecnic ers_ hris hrisn jine ladik niho_ nym_ opre penim rebo rs_ sam tel trebo udnos unc unda_ zaves zor
69 _financni_ _naho _odvazne_ apen aun bod chl gent hrat lodi lovan luck meno naho outa_ sem uha_ ze_
68 _akc _kaz _manzelka_ _nik _peni _podv _pun _tir _tir_ acov akc cku_ co_ kov_ led lky ncni_ omy ouzit podv pun tir_ uc_ ucko uska uska_ zelka
67 _diva _hratky_ _paru alk arty arty_ cas cko exu hratk hvi icko_ mes mest nno onz ozky ozky_ paru tajn una unda vazne zin
66 _kratce_ _manz _most _most_ _nig _nigh _podekuji_ _podn _roubik_ _svem _svem_ _vzd aco anze anzel ast bik_ brat dnos edem ejsi ejsi_ enym evc ijim ijima ilk imam ivky ivky_ jimam kratc manz manze maz nejsi nigh night nzel odek odeku omy_ oubik oved podek priji ral ratc ratce ratk riji rijim svem svem_ tur ubik ubik_ upa vku vzd
65 _luc _nikd _pode _spra _sprc adle_ ancn atce atce_ cko_ ednou ert hat_ ikd kym ling mne nancn nici_ nikd nze olecn ort pode prc prch resp rty_ sada sada_ si_ spra sprav sprc sprch treb usk
64 _10_ _25 _afr _brna _brna_ _jednou_ _sub _tob _tobe _tobe_ afr anu_ as_ azl boky brna brna_ ene_ erske ght ichu ight jic kolik ledni mazl menou morav ncn nost nost_ nova_ opred orav otre otreb potre raln ralni rde richu sexu tobe tobe_ zad
63 _fot _kov_ _kra _lubr _maminka_ _milence_ _mora _mos _ponozky_ _prekvapenim_ _rak _rako _stas _zl ang_ anz auci bave baven brika dik elo_ eri_ filmu igh ilenc ilmu ilmu_ kraj lenc lence lubr lubri min mora nig nof nofi nofil ofilm ornof oubi rnof rnofi roubi sne_ stas stast tastn ty_ ubri ubrik ump uzit vybav ybav
62 _dev _fin _fina _hodn _man _nabizi_ _ta _vib _vibr _vyho akti astu bizi_ domu domu_ erk etka fe_ fin fina finan gie inanc jak_ jemn maci odne rava reb sty vib vibr vibra zena_
61 _45_ _afro _akce _akce_ _kazd _nad afro afrod akce akce_ ani aze_ budes chodi dev edni_ eli elko enis erci erci_ fro frod frodi icky kazd libe noci noci_ ratky rato sna_ udes udes_ uzk vec yr_
60 _chod _diskretni_ _film _hle _hled _hrichu_ _pen _slecny_ _slu _sprava_ _teplice_ _vecer_ ani_ antn antni anu azdy cer_ ecer_ entru epli eplic erec hleda hlu ichu_ ijd imam_ inku isn kazdy lace_ leda ma_ nad old pen plic plice prijd rci_ rijd rno_ rodej rog tepli udno
59 _doprovody_ _hodinku_ _mi_ _ml _nav _nejen_ _pana_ _pozn _pozo _pres _setk _setkani_ _tajn ach_ adan auna ay_ dinku ejen ejen_ etkan ibe lado lum nejen nga nic_ ozo ozor posta pozo pozor reny ro_ sauna setk setka tim_ tkan tkani
58 45_ _ab _aho _ahoj _devc _devcata_ _dv _elektrosex_ _ge _odpr _sn _vita _vyb abu_ ahoj deli_ devc devca dic ereck hoj ktros lmu lmu_ mne_ nanc niho ntru oci_ ond osex osex_ ovody rosex sub tros trose vena vena_ vne vreny vyb vyho yne
57 _hote _jine_ _kl _mok _mokr _potrebou_ _prijimam_ _vymenou_ _zas ark ava_ ecny ecny_ enti ere_ hate hotel icek icek_ ijm jin jine_ mas mokr ntr omina otel praco prijm rako rebou rich rijm sna tuc vku_ vydr vydrz ycha ydrz ymeno zas zne
56 21_ _15 _45 _ah _ceka_ _dis _kde_ _levn _neje _ner _nymf _nymfomanka_ _obd _obda _pln _swinger_ _zeny _zeny_ arad bda bdar ceka_ ci_ dami dami_ dhal diu eji ekv ekva fom foma foman hlavn ilenk kal krok lavn levn levne luha_ mfom mfoma neje nymf nymfo obd obda obdar odami odhal omank osila ozkr ozkro rekv rekva risne rozkr sluha tele tir ymfom zdyc zkro zkrok
55 _dest_ _kalhotky_ _kam _kde _koli _nahore_ _nuda _nuda_ _rou _roub _sam _videa_ _vop _vopr _vopred_ _vstup_ _zlaty_ ahor ahore aleny cast dea_ dest_ dink evne hore_ hotk hotky idea_ iva laty_ lhotk nahor nda_ nuda nuda_ odink ozick pres rane sila uzi videa vop vopr vopre vozic
54 _hlubokym_ _kuracka_ _neprane_ _noci _noci_ _pana _partneriek_ _pradle_ _rozk _set _zajmem_ ajmem amate ant ben bokym diz dizi dizia epran eriek hib hore hri iek iek_ ink ir_ ivyd ivyde jmem_ kani kani_ kde_ kym_ nepra odiz odizi okym okym_ prisn privy re_ riek riek_ rivy rivyd rodiz rozk rym teb tneri vede vky vky_ zajme
53 _40 _den _hk _hk_ _hric _lin _nic _pot _prodej_ _sauna_ _super_ _transka_ _uct _valentina_ _zens abu ane_ auna_ avid brik deli dpoci eda_ emne entin hk_ hlad hric hrich ibra ilam ima jick jim kan kde kusen lenti mladi nna_ ntina nu_ onov potr pradl ret rte silam teri_ ude uha uper_ uprav ybave
52 35_ _35_ _dama_ _dest _he _hot _koupani_ _masa _nozky_ _pano _panove_ _party_ _polibeni_ _pondeli_ _posilam_ _rakouska_ _roz _souprava_ _tantricke_ _zapasnice_ _zin _zine _zinenku_ anove antri apas apasn asaz asnic atc bca beni beni_ bi_ cim_ cnice dama_ dest dim dyc hodid iben ibeni inenk koupa lac lecny liben masa masaz mpa ndeli nenku ntin ntri ntric odid odne_ olibe ozic pano panov party pasn pasni peci rame upani upra usin zapas zine zinen
51 500_ _ano _by_ _kousu_ _nepr _nozk _pann _panna_ _part _pas _posteli_ _potreby_ _pozor_ _ruce _ruce_ _silikonova_ _skrabu_ _svu _svud _svudny_ _vece _zivotni_ _znojma_ acku acku_ ajkov anna_ dela diva eby_ ecer ekn iji ivotn jkov kousu krabu muc muzi nepr nojma ojma ojma_ oman ouk ousu ousu_ ozor_ pac pani_ pann panna rabu rabu_ ransk ravid reby_ rgi steli svu svud svudn teli_ tis tma treby udny udny_ uga usi vece vecer vitan vud vudn vudny zor_ zpu zpus
50 500 _8_ _blo _cent _ctyrrucni_ _divku_ _kon _ktera_ _nahacu_ _pani _paruky_ _pauz _podvazcich_ _praze_ _pritelkyne_ _ru _sub_ _tak _uklizecka_ _zno _znoj acu_ ahacu ang any_ auz avena azci azcic centr delek divku dpoc dpol dpole dvazc dych egis egist ely_ enku enku_ entr esp etk gis gist gistr hacu hacu_ ilova izec izeck jma jma_ jmem ktera lizec lkyne luha mina nahac neri nerie nna noj nojm odpoc odpol ouska ovnu ovnu_ pana_ paruk pauz praze regis ruce rzeny sluh strac sub_ ucen una_ vazc vazci vnu_ ydele zci zcic zcich zeck zecka zlu znoj znojm
49 22c 22cm 22cm_ 2cm 2cm_ _22c _22cm _22cm_ _amat _brn _kolegyne_ _koliky_ _lub _nahy _nahy_ _nej _nejsem_ _obdarovany_ _of_ _sexualni_ _um _vyba _zaucim_ alent bdaro daro darov dela_ ebou_ egyne ejs ejsem gyne_ lacn lent lkou lkou_ mara mele_ nahy nahy_ nakl nav nejse ofi ojm oka_ oky oliky ona oslu poslu sena_ vyba xualn zdych zum
48 _auticko_ _dvojicky_ _ela_ _ema_ _gel _kazdy_ _nak _nat _pau _prog _regi _supe alic anna asik avre avren azc azdy_ bou_ dhale egi gel hale halen hodi hou isne jicky kdy kosti ladov lasik lusn mater nach ogram ojick olik oni_ pau prog progr regi rogr rogra rose sky_ slusn spole supe super tast teli uj_ uper zavre
47 _bb _bbw _bbw_ _domaci_ _ela _fetis_ _gumaky_ _kalh _konzumaci_ _kupi _kupim_ _lev _monika_ _naklonnost_ _ny _nym _plenky_ _priv _svazovani_ _sve_ _taje _tajemstvi_ _tanecnice_ _telo_ _zenske_ adlo_ ajems aklo aklon alh alho alhot aska atac ate_ azne bbw bbw_ bw_ dane dane_ eleh eleho ems emst emstv etis_ gumak icky_ ilam_ ilov ilu jdu jdu_ jems jemst kalh kalho klon klonn kupim lenky lhot lonn lonno maky maky_ mstv mstvi mu_ naklo natac nnos nnost nzuma onno onnos or_ ore_ pli rane_ sik skra sny svazo sve_ tajem telo_ terka tnih tniho umac umaci umak umaky uz_ vnu zkuse zuma zumac
46 _ab_ _ama _anic _anicka_ _cel _ceste_ _chce _cti _ctit _dl_ _hlad _hou _kal _kolegyni_ _koncem_ _maz _ne _nerozbaleny_ _odpoledni_ _pilu _podi _soup _sp _stastnym_ _tve _we _zapa aby ace ajem astny ceste chate ctit ctite ctyrr cuj did dress dvoji dycha egyni emne_ epsi gyni gyni_ hodn inan ivku ivku_ jemne jleps klick kuse lace leps lepsi nac ncem ncem_ necha neho_ oncem oupr oupra podi prode ress rode rru rruc rrucn soup soupr stnym ter terk tnym tnym_ tyrr tyrru ude_ vne_ voji vojic yrr yrru yrruc zapa
45 _250 _domu _domu_ _eroticky_ _hotel_ _kd _kuz _liv _live _live_ _nec _nikdo_ _oba_ _prijmu_ _pus _pusi _sluzebni_ _uctu _uctu_ _vas_ _vit _vstu _vzdy _zena_ _zenam_ _zku _zkus _zlat alezi alka alka_ alon ansk elkyn enam enam_ enym_ eps ger_ hot idim ijmu ijmu_ ikdo ikdo_ ina kuz laty lezi_ lkyn luh luzeb monik nger_ nikdo onn otel_ priv pusi pusin ravan rijmu salon sink sluze tite titel touz ualn ualni uctu_ upr usink uvim_ uzeb uzebn vas_ vstu vstup vzdy zebn zebni zec zenam zkus zlat zlaty zne_
44 58_ _24_ _age _agen _bar _ceni _cenik_ _gay _gay_ _hern _hodiny_ _jin _kraj _loznice_ _nata _odpo _of _otr _otro _otroka_ _spon _sponzora_ _vozicku_ _vyde agent ahac ajk ajko ator_ cene_ cenik chci chci_ cuji cuji_ eby eci_ eka_ elek_ etus eur gay gay_ gentu hci hci_ hern krajk lice_ lko most most_ nak nani nzor nzora obe_ odp onzor otro otrok oznam pana per_ pilu ponz ponzo pre rajk rajko reby rky rym_ sponz styd tera_ troka ubr ukliz uko vazo vazov zora zora_
43 250 _24 _am _bl _cf _cfn _cfnm _cfnm_ _exh _exhi _foto _gely _gely_ _kond _kondomy_ _kous _limu _limuzina_ _lubrikacni_ _nakl _prof _sa_ _sluh _tlu _tlum _ty_ _web _zad ab_ ahy ahy_ aktiv apome ats avr bicio bys_ cfn cfnm cfnm_ chat_ cio cion cioni dan domy domy_ ekam ekam_ enu exh exhi exhib fnm fnm_ foto gely gely_ hibi hibic ibi ibic ibici icio icion idla idla_ imuz imuzi ioni ionis itele kondo kum_ limu limuz mak minka muzin najem nda ndom ndomy neh nm_ of_ ondo ondom onis onist oste pomen prof renym ricke rikac sena sluz tlum trac tua tual tus uma usn uzin uzina uzu vzdyc web xhi xhib xhibi zaci zada zavr zina zina_
42 _blon _cas _dalku_ _holka_ _iv _keyh _keyholderka_ _ling _lingam_ _manzelkou_ _moni _natacim_ _plna _plna_ _pond _salo _tepl _vale _vst _vybavena_ _zavazku_ acim_ akl alku alku_ artn artne ataci avazk blond dalku deme deme_ epsi_ eyh eyho eyhol gam gam_ hold holde holka ie_ ingam istra kamer keyh keyho knou lavni lder lderk linga lond londy mfo ndel ndyn ngam ngam_ nzo nzum odic odpo ohe older ondel ondy ondyn onzo onzum otni_ oupan ouzi partn plna plna_ radi radl rtn rtne rtner salo set tacim tner tyk vazn vrene yhol yhold ymfo zelko zen
41 _21 _chat_ _d1 _d1_ _dogg _dogging_ _fil _filmu_ _klasika_ _nadrzena_ _navlekaci_ _neza _pask _paskem_ _penis_ _ridice_ _str _sty _webc _webcam_ acovn amp anov aruc asika aters bcam bcam_ cam_ cent d1_ dogg doggi ebc ebca ebcam ekaci ggi ggin gging ging ging_ idice kaci_ kam_ laska lekac moni nat nes_ ogg oggi oggin pask paske penis presp rucni rzena sika sika_ stovk tersk trans usne_ vatn vide webc webca ymi ymi_ zba
40 _auti _bicik_ _ch _chces_ _el _ex _gig _gigo _gigolo_ _guma _ho _kaf _kafe _kafe_ _kamera_ _luci _lucie_ _mila _mila_ _ochr _pilulka_ _puncochy_ _receptu_ _sukn _tric _velikosti_ _vzt _vzta _zajm afe afe_ amera aroc arocn auti autic avaz bicik bys ceptu ces_ chces cky cochy dnes_ ecno enis_ entu entur enu_ eptu eptu_ gig gigo gigol golo golo_ guma hces hces_ hoda hran hvilk icik icik_ icka icke igo igol igolo ilul ilulk inga inku_ iroz iroze itka itka_ kaf kafe kafe_ kaji kaji_ lde lecno lucie lul lulk lulka mera mera_ mila mila_ nami_ naroc nauci nis_ ntur ochr ochra olde pek pilul pome pravi psi ptu ptu_ raze_ recka riroz rlo roka_ spln stny sukn taje tis_ ucie ucie_ ukn utic utick valen vazk vilk vzt vzta ydr zajm zavaz zta
39 24_ _ag _ahojky_ _body_ _bude_ _byt _cas_ _crossdressery_ _fac _face _facesitting_ _hot_ _hrisnik_ _levne_ _line _line_ _lodicky_ _luck _luckou_ _mladika_ _moj _mus _naru _naruc_ _nere _nesmeleho_ _odprodej_ _opla _penize_ _plen _prevlekarna_ _sexting_ _stres_ _tl _trampling_ _zabr _zabran_ _zadani_ _zapomen_ _zarucena_ abran aces acesi acova adika ahojk amat ampl ampli ancou antr aruc_ aruky ase_ body_ bran_ cesi cesit cham cik_ cnu couz dicky dika dika_ dime dime_ dpro dprod ea_ enize erce erce_ erka erka_ esio esion esit esitt esser evne_ exti extin fac face faces fesi fesio franc hojk hojky ijem ion_ itel itt itti ittin kaci ktere kum lku lku_ lucko meleh moj mpli mplin naruc ncou ncouz nere nize nize_ odpro ofesi omen_ omou ossd ossdr plenk plin pling pouzi prcha ramp rampl ranc ranco rans rcha resse rossd ruc_ sdr sdre sdres sexti sion siona sitt sitti smele ssdr ssdre sser ssery telky tere_ tramp tres_ tti ttin tting ucena uckou uda uda_ utk uzku uzku_ vem_ vln vyhod xti xtin xting yhod zabr zabra znice
38 10_ _26 _a_ _agentura_ _apar _apartmanu_ _asij _asijska_ _bar_ _centru_ _dlo _dlou _dog _fra _fran _hlav _key _kluk_ _kup _neva _plaz_ _prs _sti _tak_ _tran _uklidim_ _vec _yon _yoni _yoni_ _zaso _zasob_ _zli _zlin acni acni_ anic apart artm artma asij asijs asob_ azli bok cam cir dlo dlouh dog ei_ ekr elk enik_ ent fra fran iak idim_ idne_ ijska ina_ ivat_ izia iziak key kluk_ kne_ kno laz_ louh luk_ manu manu_ mazli nami ntru_ ntura ochy ochy_ ojed ojic okoj oma_ partm plaz_ pocin pokoj retne rky_ rtm rtma rtman sijs sijsk tak_ ters tman tmanu tovk umo vita yon yoni yoni_ zaso zasob ziak zlin
37 _18_ _apa _chci _chci_ _dni _dni_ _dvou_ _mlc _mlce _navleky_ _olomouc_ _opi _opil _peci _peci_ _plaz _ruc _ukr _vitan_ _zava anc anco apan asob avesn ban dek deni dova_ dvou_ ebou enka_ gal ha_ hlav hot_ inen iona ional itan_ jme kous lce mlc mlce mouc_ mst nez_ non olani olk opil oprov ot_ plaz pohle prane ridi sery sery_ sic_ sny_ ucky ucky_ umi_ uvi vate_ veden vleky votni vych_ ydela
36 _90 _90_ _akt _aud _audi _audio_ _barm _barmanka_ _byte _byte_ _chodidel_ _damam_ _domi _ga _gi _herc _herci_ _instalater_ _kdy _kdykoliv_ _klec_ _kralovnu_ _lodickach_ _mokrym_ _nar _nightu_ _odha _pak _pak_ _poko _povi _praz _programem_ _sluchatek_ _sluha_ _svob _tvu _vzdychani_ _xx _xxx _xxx_ _zvl _zvla akt akty akty_ alovn amam amam_ amem amem_ arman aud audi audio ba_ barm barma bor byte_ cene ckac ckach damam derka dha dicka dide didel domi domin ekac elu ghtu ghtu_ grame hatek herc herci htu htu_ ibr ickac ightu ium_ klec_ kne koliv kond krym krym_ kty kty_ lani lani_ lari lho liv_ lize lm_ lovnu mokry obod odha odide odno okre okry okrym oliv oliv_ ovole ozkos pak_ pele_ praz psi_ pter_ radle ramem rmank rof rovod rozko svob svobo tou tvu ucas ucast ucni und vale vem vob vobo vobod vody vody_ volen xx_ xxx xxx_ ychan zick zkos zvl zvla
35 _33 _33_ _akti _ap _cat _cats _catsuit_ _cekam_ _cela _cela_ _diva_ _kamaradka_ _krajkovy_ _lah _lahv _letu _letuska_ _mam_ _mla _mlad _nauci_ _opl _pan_ _perinach_ _postele_ _predplatne_ _prek _rekl _resp _rit _ritu _rozkroku_ _rozmazlim_ _sestricka_ _sl _yo adlo ahv ahvi akuo akuov ana_ atsui azlim brn cats catsu cekam cem_ chra chran diva_ dpl dpla dplat edpl edpla eji_ ejse eklam elky ena_ enska epra erozb espek etusk eur_ gyne hradi iba ijs ijsk jes jkovy klam kroku kuo kuov lahv lahvi lec_ letu letus ll_ lubo mar mel mla mlad mou nist obe ouc_ ozba ozbal ozma ozmaz pak peci_ pekt poste prek rak redpl respe rozba rozma rucen spekt stele sui suit suit_ telu tsui tsuit tusk tuska uit uit_ vakuo veh veho veho_ votn vreno zava zbal zbale zlim zlim_ zma zmaz zmazl
34 33_ _bez_ _body _budes_ _cely _cern _dad _dadd _daddy_ _hladova_ _jem _jemn _jemne_ _lim _lov _love _masaz_ _narocne_ _nejs _ni_ _parta_ _peri _prijme_ _prir _puncochovych_ _ri _silikon_ _snu _snu_ _spec _styd _sug _suga _sugar_ _tela _tela_ _tem _tlumok_ _tram add addy addy_ ako anick asaz_ bez_ blon body chuzk cny cny_ cocho dadd daddy ddy ddy_ denn dliv ecka ecka_ edem_ etu gar_ gen hlado huzk ibk ijme_ it_ leka libk lim lumo lumok mok_ mor mos oc_ ochov olibk onovy oto_ perin prir priro ran_ riro rocne roka sak saz_ stydl sug suga sugar tah_ tere tlumo tram tydl tydli ugar ugar_ uka umok umok_ uov vat_ vety vety_ ydliv zety zety_
33 18_ _30_ _40_ _800 _bod _bydleni_ _chvi _dosp _dva_ _esco _escort_ _mami _mazlit_ _necham_ _nejlepsi_ _neoz _pauze_ _plzn _poledni_ _pusinka_ _reg _rychlovka_ _se _sestry_ _sluz _soukromi_ _spolecnice_ _spolecnost_ _studentka_ _tva _umi _vln _vydelek_ _vydr arta_ aty_ auze auze_ azlit azne_ cata cata_ chvi chvil cik cort cort_ dnes dosp dospe dva_ ecnos edeme eoz esco escor estry hlovk hvil icni icni_ istot jko kin kromi kromy ladi lapa leky leky_ licky lit_ lzn mami mamin ndo nenk neoz olin omu onova orava ospe ospel otni ouh ovod ozko pauze plzn poko ralo rene_ ricka rilo romi_ rta_ sco scor scort sinka sne snu_ spel spon stot tam_ terc tot trok ucni_ uct ume vil yni_ zicku zlit zlit_
32 _asi _cekaji_ _chvilky_ _diskretniho_ _here _hostesky_ _kamaradky_ _kole _mazl _milenku_ _mluvim_ _nezn _odh _pouzita_ _pritele_ _privatni_ _privydela_ _prsa_ _smys _smyslne_ _sni _sprcha_ _styk _tel _trojky_ _ty _vecirek_ _zla acuj adane adky_ ahat alonu apom arkr askem atim aves azda azda_ cekaj chce ctu_ dlu doll doll_ dst ecire ekaj ekaji elkou enik esme esmel estri etnih icke_ ikacn ilky ilky_ itua itual ivatn kacn kacni kuj lekn mysln naji nam_ ndy nesme neza oob ozlu ozluc prsa_ racu racuj rcha_ rinac rir ritua rkr rojky rozlu rsa_ slne slne_ smel smys smysl snu ssd stinu stry_ styk tesky tve tyr_ ula us_ vatni vilky vlekn vst ysln yslne zapom zluc zluck
31 32_ _32_ _aby _bali _bici _cros _ct _da _koh _koho _kouc _koucka_ _min_ _mladik_ _mor _naz _nesm _park _polibku_ _rid _ridi _sad _tep _ume _vou _vycistena_ adik_ ake_ apar avn bena cept cisto cor cros cross ecept eky esm hti ibku ibku_ idic ikon_ imn klidi klize kouc kouck libku lidim line nesm odnik oly_ otkam ouck oucka park pond ponde prisp ridic risp ritu rzet sis spek tela tela_ tlu ucka ucka_ vesn yni znace
30 39_ _36 _36_ _39_ _ano_ _bi _brun _cernou_ _chv _cizinka_ _cro _fr _hod _iba_ _mnou _mnou_ _ona_ _osobni_ _pasi _perlou_ _plno _pokoje_ _poslusne_ _pracuji_ _predem_ _sar _sara _sara_ _sny _sny_ _som _som_ _spe _tant _tro _tvar _ukrajina_ _vlh _vlhk _vlhke_ _vyfo _vyfoti_ _zapo _zenska_ _zlin_ _zra _zral acuji adim adis agen ajina ape aradk aske bli brun brune cem cire cirek clu club club_ cnic derk dlou ektu entn erlou erno ernou ev_ hke hke_ iba_ ikant ikovn ilo imu irek_ isne_ itan izink jes_ jina_ kame kant koje_ konzu lega lenku lhk lhke lhke_ lick luci nal_ neme nezn nzu oba_ obni_ odh oka oll oll_ onzu osp pasiv perlo plno py_ radis raze rci reck redem rlou rlou_ rune runet sara sara_ tant tantr tkam ujes ujes_ unet uzsk vazku vlhk vlhke vyfo vyfot yfo yfot yfoti zapo zlin_ znac zovan zra zral
29 _34_ _doma_ _jiz _malirky_ _nude _nude_ _pil _plavky_ amel cas_ covn doma_ ila lavky lirky nude nude_ ord ozpu ozpus plavk pusti rozpu ustil uzity vank zity zity_ zpust
-29 _baza _odd _odz _odzk _turi azar baza bazar beh dejn dzk dzko dzkou edam_ eri evy izky jska jska_ mky mky_ nov_ odzk odzko rana rana_ turis
-30 290_ 80c _20 _290_ _80c _aku _ceno _cenou_ _chalupu_ _chov_ _cte _cten _dominant_ _ho_ _hob _hosteska_ _jar _katalog_ _kauc _korela_ _kosmetika_ _kvu _kvul _kvuli_ _lyze _lyze_ _met _my _nehody_ _nut _nutn _ole _orie _ovc _papo _papousek_ _parku_ _pla _platime_ _pokojska_ _priplatky_ _pronajmu_ _roc _saze _sazenice_ _seniorce_ _slo _sro _svedky_ _svetru_ _uva _vele _veletrh_ _vetsi_ _zeh _zehl _zimu _zimu_ _zvirat_ abi ali alog_ alupu apou apous arku_ atec auce_ avia avia_ bic cenu cenu_ dam dil echa_ ehody eletr elsk erni_ esni_ esty_ etika etrh etrh_ etsi_ graf hatka hob idk iorc iorce iso jar kare_ kauc klady klin_ kojs kojsk korel kus_ kvu kvul kvuli letr letrh log_ louz lupu lupu_ lyze lyze_ malov meri nant_ necn necni neni_ nich niorc nutn ohova ojska okojs opis_ orec orech orela orien ousek ovat papo papou parku pes pota pouse ralic rce rela_ rien rient riu rium rny rny_ rodic rych sac seri soc soci socin svetr tern teska tuje_ upl urad vane_ vce_ vedky vedn vele velet vetr vetru via via_ vime vime_ vrta vym vysoc ysi ysoc ysoci yti yti_ yze yze_ zeh zehl zesi zeto zimu zimu_ znam
-31 _5+ _cestina_ _cizince_ _cou _coun _country_ _dcera_ _dohl _doji _dome _douc _doucovani_ _garaz_ _gumy _gumy_ _hodinou_ _jezdim_ _kocarek_ _kruh_ _lad _lesna_ _mir _mond _mondeo_ _morc _moznost_ _ne_ _nekuracka_ _pam _plo _pratel_ _praxi_ _proto_ _prov _recepcni_ _sbi _sbir _skoda_ _skrin_ _tdi _tdi_ _uvaz _volat_ _zachovaly_ acen araz_ arku aroze arta asen atel_ carek cate cenou cepcn chov_ chyns coun count dcera dinou dnet dnete dohl dohle doji douc douco dte dte_ dum dum_ ebic edky edky_ elet enov epcn epcni eprod evizi exov ezu_ gumy gumy_ hod_ hov_ hyns hynsk in_ inkov irk irne istno izinc kazku koda koda_ krin_ kruh_ ladno lat_ latk lena lena_ lini lom lozen mbin mez mond monde morc nabi naroz ndeo ndeo_ nelk nev nocn nocni nzels ocare ojs ojsk olek olie ombin ondeo orel oren ork orka osim_ otelo ountr ovaly pam pcn pcni pcni_ pist piste platk pravk praxi pud raxi raxi_ rdi rebi rebic redni rodn roto_ rza sbir scho sen_ sid skeh skeho skoda stina stno strav ta_ tbalo tdi tdi_ tine tope torka trebi umy_ untr untry uvaz vadle vodo vrt xov yli ylin yns ynsk yska zdim_ zels zinc zince zveda
-32 1100 230 3+1 3+1_ _1100 _230 _3+1 _3+1_ _80 _ad _akv _akva _casi _casio_ _ctyri_ _dce _dcer _dobry_ _fire _hlin _jednom_ _jide _ki _klavesy_ _kotatka_ _kurat_ _laz _name _nasl _navo _neho _posilovne_ _pronajme_ _retez_ _satn _satni_ _sedl _serv _sexo _sexovani_ _sj _sje _sme _sten _veri _zaji _zdr _zkr _zkra ache ajis ajist ajme_ akv akva akvar arny arny_ asio asio_ atels bal_ birku bry_ casi casio chyt ctyri cu_ delni dnom dnom_ dnot dobe dopra dprs dprse ednom ehod etez_ eum exova fire firem hatko hyt ikem ikem_ ilne inko inne_ irem iremn irku irku_ isple istu itko jetin jide jidel jsm jsme jsme_ klavi kovan kup kvari kych kych_ lavir laze lazen link lise lisen lovne lozky mde mdes mdesa mer miste najme nasl navo navod nehod neum nov novo ntra obry_ obyt odprs ojeni orto ortov oru osc osch otatk oubo oubov ovany ovl pat piv plej podpr poji porto proto rany remn remni resi reviz rh_ ria rime rime_ roubo rova_ sexo sexov sio_ sje sme_ sple splej tatk tatka tels toro trec trech trh_ tyri tyri_ ung urat_ valo vese voj xova xovan yri_ zajis zdov zdra zem_ zkra zkrac znou znou_ zvi zvu
-33 290 _290 _bok _bunda_ _cyk _cykl _dvak _dvakrat_ _foc _hru _jab _jabl _jawa _jawa_ _ke _kor _mnozstvi_ _nekomu_ _noh _partnerskych_ _potah_ _prives_ _r1 _rost _sextu_ _skr _vad _vik _vyhrivanim_ _vysk _vztazich_ _zari_ _zaruce_ _zpra akra akrat aktor apr askli avac awa awa_ bova bunda byt cha dete die displ dnick dvak dvakr dzim edlo_ ehle ejo ejov ekomu enic enim_ ergi ersky extu extu_ fla foc hru icha id_ idani imi imi_ ispl itky itky_ ive_ ives_ ize jab jabl jawa jawa_ kavi kavic krace ktric ler lime lon_ mnozs nozs nozst oce odzi odzim ok_ oleni olu_ osk otah_ ouco oucov oupen ousen ozeni ozst ozstv podzi rakto rcel redn rek rka rskyc rti rtov ruh_ rukav ryc sci sedlo sextu skle sklin skolk stin tazi tazic ubn uco ucov ucova ukav ukavi upu_ vakr vakra veda vik vizi voje_ vysk vztaz wa_ xtu xtu_ zacat zari_ zio zpra zprav ztaz ztazi
-34 300_ _alt _chu _dede _dedeckovi_ _dokl _internet_ _klicu_ _kone_ _lazenskeho_ _luz _nalezen_ _napiste_ _obchodu_ _odpovim_ _oso _osob _porodni_ _poslete_ _pp _pp_ _refe _reference_ _svazek_ _thaj _thajska_ _uby _ubyt _vym _zalo ajska aleze and apist areni arma atko_ atn azan byto bytov chodu ckovi decko dede dedec dent dentk deo dokl dokla ebu edec edeck efe efer efere elny_ emocn ensky esn ezen_ haj hajs hajsk hem ifik isen isen_ itace klicu kone_ ktor lady_ lar_ lep licu licu_ menim metik mick mir mocni net_ nny nny_ oslet oso osob ount ovos ovost ozny_ prepr prist raci raci_ refe refer rnet_ rovy rsenk rve senk sku_ slet slete stra stre strom stvi_ svaze telka thaj thajs time_ tne_ toru toru_ trom tyl ubk ubova ubyt ubyto ule urist vaj vanim varen yto ytov ytova zalo zaruk zenin
-35 _300 _55 _bile _bile_ _brig _bun _bund _cy _dc _dekuji_ _dep _depi _depilace_ _diln _disp _ih _ihn _ihne _ihned_ _konce_ _kone _lesn _miste_ _nad_ _nevo _ov _pej _pejs _poji _prosim_ _rete _skod _slep _slepice_ _steh _vaznou_ _vozik_ _vyprany_ _zaka _znamost_ acky acky_ akaz akr alt amo amost atra_ auce bal bile bile_ brig briga bun bund chle_ cime cime_ cit ckam dal dep depi depil disp dit ecko eckov ekom emen epice epila epu etez had hia hrom igad ihn ihne ihned ilac ilace ins ivu kolk lepi lepic lovac lozim lupa lze mozno nad_ namos nas nekom nevo nina odk olat olat_ omp once_ osim ovla ozik ozik_ ozim oznos pal pejs pice pice_ pilac plat pora prosi repr retez riga rigad rosi rosim sack skod slep slepi talo tavu toh tret trika tuje tul uris vek_ veri vit_ volat vozik vyrob yrob zaka zakaz zic zik_ ziva zky_
-36 2+k 2+kk 2+kk_ 634 634_ _14_ _2+k _2+kk _2+kk_ _634 _634_ _80_ _auta _auta_ _autobusu_ _brzdy_ _doh _ford_ _go _klubovna_ _kus_ _nas _nejlepe_ _podz _psa _reko _rok_ _ros _servisu_ _ses _sest _spolky_ _suchy_ _uz_ _vyk _vyt _vyz _zavolam_ _zele _znam aca akto aku amk amos ari asiv auta auta_ bch bcho bchod bizim bovn bovna brzdy busu busu_ car cick dkyn dkyne doh dome dosta dy_ ejno elny epil etic etick ezo ford_ iga ipla iplat isten jek jlepe jov klubo loze lubov nzera obch obcho obec obraz obusu orie oust ozno ozu_ pamet plet podz polk polky pripl pti rad_ rekon ripl ripla roto rut rzdy rzdy_ sedl sle_ spolk suchy tany tany_ tech tniky tovy ubovn uchy_ usl usle usle_ vick vyt vyz ymene zelen zera zerat
-37 14_ 160 _160 _bytu _bytu_ _dal _dovoz_ _focu _focus_ _kil _kilo _kota _krizi_ _manzele_ _nal _nap _nemcina_ _penzionu_ _pes _poci _praci_ _rad _sved _tur _ucim _vyska_ _vyuka_ acat aceny azic azich azni_ bro bytu bytu_ chod cten cus_ drena edk ehliv emc enim eny_ ezdi ezu focu focus hliv ipl isl isni_ kil kilo kole_ kota kotat krizi lehl lehli lez mcina moz nitr nzele ocu ocus ocus_ oleh olehl omini oru_ otat ovc ovek paci poleh posle praci rek_ rena rizi rizi_ rvisu sazen svedk tavi time tork tuj uhl uve vedk visu visu_ vnit vnitr vot vyska vyuka ytu ytu_ yuka yuka_ zak_ zele_ zionu zve zved
-38 0cm 0cm_ _ale _bab _cenu _cenu_ _deku _dom _fen _fenk _gy _jednotlive_ _laze _leka _med _nast _nejde_ _oby _ozv _plas _pozemek_ _reflexni_ _rozkladaci_ _sestra_ _sleva_ _us _vsem _vsem_ _vych _vymenim_ _vyro _zaca _zahradu_ _zaru abicc ahu_ alici amest ata_ aul avic avode azens bicc cus cykl dilne dnu_ dren ebi ehote ekti ektiv emek emek_ emon entku epe_ ervi esni estra evyu evyuz exni_ fen fenk gad hen hlin hoten hradu hro icu ine_ inovy istn klidn lepe_ lob love_ mbi_ mistn nap nast nejde net nevyu nom nom_ ntku ntku_ ocnic odren ojan ombi_ ometr ord_ osle otens otv ozeme ozkl ozkla parta prave radk rat ravk rozkl sel_ serv servi sim sleva smen stan tavu_ tena tens tensk tlive tojan turi ucime uhe uli_ upu usten vsem vsem_ vul vuli vuli_ vycho xni_ zemek zkl zkla zklad zst zstv zstvi
-39 11_ 900_ _bre _dalsi_ _jaw _jede _kg _kg_ _lymfaticka_ _metr _pane _pard _pomuze_ _portrety_ _poukaz_ _puvodni_ _refl _rev _revi _skup _sms _sms_ _visa _ziv ale_ alsi_ ardu ardub cesti den desa desat dove dubic ecek ecek_ efl efle eflex enos erni esa esat exn exni fat fati fatic flex flexn gra hodni isac isack ivani jaw jeni kupin kurat kus lexn lexni lezen lymfa mfa mfat mfati namen niku_ odem odem_ odr odre on_ ozena pard pardu pe_ poj rac rdub rdubi refl refle rety rety_ rli rvi site site_ skup skupi sms sms_ telov trety tvi_ ubic unt visa visac vor vyro xni ycho ymfa ymfat zik
-40 _drevene_ _emailem_ _ha _hor _hoto _hu _jako _jako_ _kau _kock _mate _mnoz _nejd _od _odv _oz _podp _pomoc_ _pred_ _prodavam_ _rez _sluzby_ _stolni_ _svar _td _term _zel ailem ajit ajite ajs ajsk amet ateb atebn bry dech dech_ dnani dobry dovoz edy ekon emoc enera ermin evene hotov ilem ilem_ ince_ iny iny_ ip_ irat_ iry iry_ jako jako_ jde jezdi jite jitel jsk kach kau kock kompl kovi luzby maile majit mnoz moc_ mov mple mplet nejd nemoc nizk nsky obry odce_ olo_ omoc_ ompl omple ous pim_ podp potah pravu rmin rtac rtack sim_ stoln svar svare svate tebn tebni term termi toln tolni trh tro udent ult uzby uzby_ vateb vce ved vos zaru zenic
-41 _200_ _3+ _ban _bezc _bezce_ _ded _doma _elek _hned_ _kilometru_ _komp _kore _koze _kusy _kusy_ _lat _lidi _lidi_ _malo_ _obc _obr _obra _prat _seda _spolubydlici_ _stra _svet aile ako_ amen astni avir bab bez bezc bezce cak_ ded dlici doma echo ekt ektr elekt esek esek_ ety ety_ ezc ezce ezce_ inne izim kare kone krali kto ktr kusy kusy_ lady lektr lepe lidi_ luby lubyd mac malo_ me_ nete_ odm olni_ olub oluby osil pecha pim plas plast polub prat prate prse prsen race_ rovoz skli sov trin ubyd ubydl uji_ upin urat vadl vode vyk ychov ydlic zaca
-42 _ani_ _hlid _hlidani_ _jeden_ _karn _kolobezka_ _leha _perm _ren _sbe _sber _trak _tydnu_ _zv anent ant_ arnev ate atra autob ble cte dli eden_ efo efon ehat ehatk ejde_ elef elefo elka elka_ epic erman idi_ ik_ isu isu_ izd jeden jizd klave kyc laves lef lefo lefon leha lehat li_ lidan lta mane manen nentk nera ocka ohl ostal ov_ ozit_ perm perma povim rate razo razov rete rmane rnev rneva sbe sber sec sile stude stvi svet telef tery tna tobu tobus trakt troj troj_ tuden tydnu uden utob utobu uvu uvu_ vi_ virat ydnu ydnu_ zvira
-43 202 _202 _brz _brzd _cesk _cha _dok _kola_ _lekce_ _male _nalo _partner_ _poze _ste _tanecnich_ _ubytovani_ _vel _vole _volejte_ _vr _zdarma_ ade ame ane ati_ balik ceni_ cesk cou darma deck ehli eho ekce ekce_ ergii eviz gii gii_ icc icic icich inik inn lat lekce lete_ leva leva_ male meny meny_ nalo naloz neni nete nit nne oby omet oval ovano ovni_ poze pozem rep rgii rgii_ roh skyc skych srou sroub tner_ tova zaji zce zce_ zdarm zu_
-44 300 _00 _baterie_ _ces _desk _hez _hezk _jso _jsou _jsou_ _kach _kamaradku_ _kompletni_ _latinske_ _mel _o_ _ori _prep _rybar_ _seznameni_ _sportovni_ _vasnivy_ _wi _zari _zda _zdar arm atko bur cina_ dite dok druhe ejt eval hez hezk ice ict imu_ iti ivo karn kaz kg_ klis komp lety lety_ lex lsi_ mni_ nani_ neval nivy nivy_ ocit ocita oja orov ortr ortre oskoz pis pocit portr posko prep racka rali rie rtovn rtr rtre rtret ruk skoz skoze snivy stoja tace tny_ toja tude upen usy usy_ vak_ vedam vozu vozu_ ybar_ ykli za_ zdar zko
-45 16_ _11 _dro _holeni_ _jid _kriz _les _lis _lym _lymf _opra _telefon_ _th adk ava azy_ ceny ceny_ dla_ efon_ erma etik ezka_ hodu_ hovan ian jid klin kriz lati lozit lozk ly_ lymf matik med mene pic pojiz rto sit stni taci uh_ umy valy valy_ zari zby_
-46 _180_ _au _drevo_ _for _ford _hodine_ _mesice_ _pouk _sv achov alov ateri atik atime bne_ bra brz brzd ceske desk entky erg esice evo_ evol evola ford hoval loz lym naj nevol ntky ntky_ obne_ ome oukaz polu pouk pouka revo_ rven rzd spolu sro stv tika tika_ trav vicky voje volej zacho zim_
-47 _dop _joga _joga_ _kola _kruh _kytara_ _l_ _nek _okol _okoli_ _osm _pap _saz _svad _zak _ze_ adlen ara_ atins cak ciho ciho_ darm drevo drob drobn eceni eva hriv hriva ien ilom ilome inske inu iste_ itac jedno joga joga_ kilom kruh ladn lak latky les lny_ lomet mek_ nika nske odo oga oga_ oje ojen osile otah pap pletn polic rack rave rivan robn rse rsen sel ses sest stru svad svadl tery_ tnik tovan tvi uste vyhri yhri yhriv ypran yro ytara zky
-48 180_ _dily _dily_ _hotelova_ _jog _km _km_ _knihy_ _kocourka_ _lid _ma_ _pracka_ _prax _prot _sest_ _vasn ameni arne askl asniv bydli byl courk hyb ije ite_ jog km_ knihy kolob lobe lobez mec mna nihy nihy_ niku obez obezk ohli ohlid olni olob olobe ourk ourka posk pous prax prot radu radu_ raskl rax rin risti rni_ ruhe sest_ sile_ sniv tace_ tara tel_ ticka urka urka_ uziv uziva vane vasn vasni vodni zich zich_ zny
-49 _18 _bet _beto _beton_ _pardubice_ _puv _puvo _sit _skla _stoj _trener_ _tru _uro _urol _urologicke_ _vlozky_ alove ard asl beto beton dack dily dily_ dine dine_ dnic edack ednan ener_ eton eton_ fon_ hova_ hradn jist kazk krin mocn ms_ odine ope orodn osni otov pp_ puv puvo puvod ratel rati raven reko rodni rolog sat_ ser skrin stoj toj trak ubice urol urolo usek usek_ uvodn vek ves_ ychle
-50 _cen _dals _jednani_ _jo _koco _komb _lati _lit _masazni_ _mo _mon _nab _not _obleceni_ _postel_ _vloz _vyuk adni_ alo_ alsi aroz av_ avick avu bir cour cyk dals dalsi dlic dub era eske im_ insk jso jsou jsou_ jte jte_ koco kocou kola_ komb kombi lejt lejte lny nick nih niv oco ocou ocour prac rdu rolo stal stel_ tecn tiny tiny_ tku tku_ vano ves vloz vlozk vyuk vyuz vyuzi yuk yuz yuzi
-51 _200 _dou _montery_ _opr _partaka_ _pneu_ _ram _skri _sr _tydne_ _vlo _vyr _zach alozi artak atka atka_ bezka ckov dnotl ednot ejte ejte_ ervis eu_ gar ico ind iti_ kore list mit monte neu_ nko notl notli ntery onter otli otliv ovoz_ plo pneu_ poc port rtak rtaka rvis skri sok soko stra_ sy_ taka taka_ terie tez_ tliv tol tydne urk vida vis vlo ydne ydne_ ykl zach zden
-52 _balik_ _bot _doml _druh _hezky_ _kac _kru _odb _odbe _odberu_ _pod_ _pras _pri_ _stol _vazn _ver _vike _vyso alik_ anen avu_ dber dberu dino dky dnan doml druh eda edlo elen estin ezen halu hezky hradk iken ikend karne ken kend mat mati najm odber odino okla oklad onte otne ovou ovou_ pod_ pri_ prv radn rizen stol uchod vak vel vike viken vira vyso
-53 _gr _hy _kosm _stav_ _zavo ahu aji aze dinn dzi edac eln elov eska eva_ fon hlida izdn jizdn kaz_ kk_ kosm kosme kova lida lo_ meti nek oct odinn osmet ozs prack racen sch sedac smeti steni tar_ tins tinsk ton_ tovni vyr ymeni zavo zdo
-54 _17 _duch _emai _kou _kri _mensi_ _voln alik ance_ beru beru_ chle dce_ dcer dinu dinu_ ducho emai email ensi_ icu_ ini ivan kru lome mail nicky nsi_ odinu osn pomo prav son sou_ tack ver zeni_
-55 _12_ _detske_ _duc _leh _moz _mozn _ps _psa_ _spor _uc _vyhr _vyl _vyle _vylety_ _zvi _zvir ail atu cita edno fle izen latin lete lik_ mozn nio obn obne oj_ okoli omoc one_ ozny pomoc povi psa_ raf rodav stred teni_ tko_ tli tred ucho vyhr vyl vyle vylet yhr yle ylet ylety zdr zvir
-56 _at_ _dams _damske_ _dobr _drob _koca _kosile_ _ser _sez _uceb _ucebnice_ _vse amsk amske cih cni cni_ dams damsk dnu dobr dve ezka for koca kocar kosi kosil kuchy lova_ msk mske mske_ nika_ ocar oho okl olic oml ovy rany_ sez sme tal teni ti_ uceb ucebn uchyn vani vo_ vou vse zen_ zna_
-57 _bat _bate _ke_ _klidny_ _kol _kot _kre _kv _mat _ok _pom _prace_ _sku _tance_ _vet abe avod azy bat bate bater chyn cka cnich dop dpov even hyn idny idny_ ince irat lidny name nent odpov orce_ ple prace pu_ reven spo tance tno uje_ vets zby
-58 _lekc _li _obch _vn _zivotu_ alup ance ceb cebn cebni dbe dreve eha enin ete_ ida_ ihy ihy_ ii_ ivotu izeni lekc nsk ocn odb odbe olejt one reni sport sved tanc trik tsi vani_ vodn votu votu_
-59 _nemo _studentku_ _suc _such _ul adaci bnice cnos cnost els ich iky iky_ leze nemo odava otne_ ozem raz_ sni tske_ viz zan zdn
-60 _boty _boty_ _chal _mic _mont _neko _ro _saty _saty_ _vc _zna atr chal chalu domlu eno ent_ erat halup lavi letni ojiz ojizd pila pin saty_ sice_ tez vlast zy_
-61 _fotb _gara _gra _hne _hned _popt _poptavam_ _spo _spod _vets bus dpovi elova etsi fotb fotba gara garaz ici_ kovi_ lave obus odce onajm optav otb otba otbal ovi_ popt popta ptav ptava rav reve rize rsky spodn tavam uvod vetsi zac
-62 _9_ _dru _kap _kniha_ _mens _prvn aloz als arsk bne duch ejn erie_ iha_ kap kniha kozen leh masi meni_ nab niha niha_ nte od_ opta oun pad prvn prvni rad red rener revo skla sklad sto tovn utn vazek
-63 _100 _hn _jezd _pop _pru _prv _prvni_ _rodinu_ _seni _staci_ _stare_ _ter _tren _zac boty boty_ daci_ dou dov duc ebnic enio enior ensi etske ezna_ hody hody_ ipr ipra iprav kola kos lem lem_ letn lsi mensi odz pop pripr race radni revi ripr ripra roj saty senio smet sta_ tbal tko ton tr_
-64 _2+ _al _chov _kyt _kyta _men _pomo _pron _tri adn adu_ bezk dro elni eme_ end enky enky_ etin ezna gicke ior kyta kytar logic mens nior nkov omlu omluv onaj orce ovaci pron prona pru pta rona ronaj seda spod stroj su_ suc such ukaz_ use vad vene_ voln ytar
-65 _nem _poro _tehotne_ _velikost_ araz dku dku_ ecnik ehotn gic gick hatk hotn hotne iste kyt lastn leni_ lev masiv obu ogic ogick omo rd_ rta slo spor tare_ tava taz uli zime zime_
-66 12_ 200_ _koz _le cnik cno dna_ epe eska_ ezky ezky_ ifi ives obra oca ozu pov psa ra_ rives rova stare svat tan ust va_ vene zkous
-67 _dar _jez _k_ _stac _tu _vyu ach dava ile_ inc nsi radku ruka silo ske_ staci tske zeme
-68 _bil _kosi _kuc _kuch _plat _tat _uci _vikendu_ adac arma_ azek azek_ domac ek_ ekc endu endu_ erm kendu kuc kuch ladac lup metru nem_ olej ombi orc osme ovan rvni sice tare tren trene
-69 _100_ _dob adku adku_ aly_ atel bnic inu_ itr ive kladn mbi ocni ont rie_ rsk rvn rvni_ seni sij stac yso
-70 +kk +kk_ _16 _ryba _tyd are_ bice bice_ cka_ ed_ iha kem_ kov lozi nter omac opt ovac ovn ovy_ ozit rez ryba rybar uro vaci_ vez vou_ ybar
-71 _pred _sen _tr _uce _vaz daci ech_ ektri eru_ hned_ iln kove_ ktri lekt ned_ odav omb oty sic uri uvo
-72 _ky _ref _tanc aly cic neu niky niky_ ouse ovna ovna_ ref ri_ roj_ ujeme zele ziv zkou
-73 _be _klav _kolo_ _ly adu aka bil diln hlid klav lu_ neko odc rive tara_ upim upim_ zek zek_
-74 _hli _kc _kc_ _pal _pn _pne _pneu _stro _va aza ch_ inov jedna kem odu opra oprav ori osilo otl oty_ ovi pneu rku_ sko vaci vaze
-75 _5_ _at _os _svat _teh bet dav kot mai metr nt_ olog ologi porod rist rma tba
-76 200 _14 _180 _prac bot dar davam detsk etsk koli_ ozi ren sni_ ubov ukaz vlas
-77 _pe _sat _voda_ aci_ aku_ dec dni_ jeme jeme_ lek oli_ orod rma_ tin voda_
-78 180 _rok atin edna klada kolo_ ovoz rem sku stni_ vola
-79 _aut _dets _slev ams dets ehl evi leni ned not odam poro prive slev taci_
-80 _m2 _m2_ aru aut che ice_ logi m2_ motor otor rku tor vna vna_
-81 _kla _zar eto iku_ pne ron sle
-82 _2_ _masi _tydn _vlastni_ _voda _zimn _zimni_ adni ech kc_ koze ock osi ruji ruji_ tydn voda ydn
-83 _bri _funkcni_ _gar _pradla_ bov dla epi eru erv ese lej ozen radla ujem vac
-84 _do_ _funk _zad_ arn dob ebn ebni hani ici ida mon mont nce ove zad_
-85 _sije _sije_ _tanecni_ chy isti sek sije sije_ ska
-86 _ma _poc _shanim_ ady_ hanim mic ndu_ olu tik uchy vy_
-87 _skol _vlas adla adla_ azen esti kar kli kove lav our ovo riz val vir
-88 +1_ _auto _kus _moto _sed acno acnos alu eze log macn macno moto omacn rne ska_ yta
-89 _sb edl ich_ kost_ nkcn nkcni ogi rni stro tru_ unkcn
-90 _mot anim_ funkc nkc okol uby unkc
-91 _daruji_ _domacnosti_ _skl _u_ aruji atk funk hned last ndu sek_ unk van zak zimn zimni
-92 _kos _sij emo ije_ iku skol
-93 _cena _cena_ _z_ ady auto cena di_ lik ola_ rz_ silov stav tov tra vet
-94 _malo la_ malo moc odu_ teh
-95 _jedn chova dru han lis nin obr raz rodam uto vam_ vla
-96 _19 _zi ner_ oko var ve_
-97 100_ _br _deti _deti_ bni deti deti_ ecni_ etru etru_ oln
-98 _1_ _vys ener fun kcn kcni kcni_ nce_ ruj
-99 _fun _ve cena_ ia_ mot ni_ tec vam vyu
-100 _ryb anim dvo ens ryb ske vni_
-101 _koup meni
-102 _daru _du _fu _je _ku _odvoz_ cen daru daruj dvoz_ ehot mis otu_ rov tehot
-103 _shan _ur _vol eve jezd shan shani
-104 100 _4_ _teho avo ino jed koup kri uje
-105 _sto ars aruj eko koc odni odni_ prod rodi tat ven
-106 _mist _odvo dvoz odvoz sten
-107 _sha entk jez ntk ore ota sha
-108 _lek _vla edn lici_ teho tsk
-109 _je_ _mis _po_ ezd vys
-110 _stav ce_ odin odvo po_
-111 _koc _kom _koupim_ ezk hne zar
-112 _6_ _do _prodam_ ete odam_ otu
-113 _prod _zd du_ koz oupim zem
-114 _ba lic mist
-115 dam_ evo nem
-116 _i_ avi
-117 _kn _kolo avam_ star
-118 _re _vl kni nik sed tra_
-119 _kurz_ jedn kurz_ oda_ urz_
-120 _jed _knih _ry knih osm vni
-121 ira
-122 80_ _ob ruh
-123 avam ike lid oto
-124 _12 _sh _zah _zahr aci lad zah zahr zahra zeni
-125 ova_ rat_ vu_
-126 _vo lada nim
-127 dce eti_ kom mal sat
-128 din hrad upi
-129 _zim dna
-130 nim_
-131 _kni chov ets kol
-132 _star vol
-133 _sko oupi
-134 _vod oz_ proda roda
-135 rodin
-136 _drev drev
-137 _kurz eme kurz urz
-138 are ime_
-139 _kur
-140 koupi ove_ tac
-141 ahr ahra dni hli
-142 ahrad oro voz_
-143 _m_ skl
-144 alo dac lici tru
-146 hova
-147 _prip cho prip uch
-148 _vy ist kur ola
-149 acka_ etr
-151 _rod _rodi sva
-153 hov
-154 _kr _mal olo
-156 acka met ru_
-157 ati ime
-158 dre men
-159 _sva eti
-160 _st voz
-161 kolo tar
-162 ack oze
-164 ten
-165 rev
-167 00_
-169 _dre
-172 zim
-173 tav
-176 oda
-178 _de
-183 rod
-187 ad_
-194 klad
-197 sta
-198 vod
-199 _det
-201 _ko ova
-204 det
-208 _sta
-212 eni
-214 je_
-223 kla
-234 _dr eni_
-271 _sk
`
