/** Home, kitchen, furniture and appliances; written as `readLexicon` reads it. */
export const HOUSEHOLD = `
pračka = automatická pračka = automat na prádlo
lednička = lednice = chladnička
mrazák = mraznička = mrazicí box
myčka = myčka nádobí = umývačka nádobí
sušička = sušička prádla
sporák
trouba = pečicí trouba
mikrovlnka = mikrovlnná trouba = mikrovlna
varná deska > sklokeramická deska, indukce
indukce = indukční deska
digestoř = odsavač par
vysavač = lux = luxor = luxovač = vysavač prachu
mop
kávovar = presovač = espresso = překapávač
rychlovarka = rychlovarná konvice = varná konvice
rychlovarka > konvice
konvice
toustovač = topinkovač = sendvičovač = toaster
mixér = šlehač
kuchyňský robot > robot
robot
pekárna = domácí pekárna = pekárna chleba
fritéza = fritovačka
odšťavňovač = lis na ovoce
žehlička
žehlicí prkno
šicí stroj = šicák
overlock
ventilátor = větrák
klimatizace = klima
zvlhčovač
odvlhčovač = vysoušeč
přímotop = konvektor = elektrické topení
topidlo > přímotop, kamna
bojler = ohřívač vody
váha = váhy
gauč = pohovka = kanape = divan
válenda = otoman
válenda > pohovka, postel
sedačka = sedací souprava = sedací sestava = sedačková souprava
křeslo = ušák
taburet = taburetka = podnožka = puf
postel = lůžko
postel > dvoulůžko
palanda = patrová postel = poschoďová postel = patrovka
matrace = madrace
rošt
přistýlka > lehátko
peřina = duchna
deka = přikrývka
polštář = polštářek
povlečení = ložní prádlo = lůžkoviny
skříň = almara
skříň > šatník
šatník = šatní skříň
skříňka
komoda = prádelník
kredenc = příborník
vitrína = prosklená skříň
knihovna = knihovnička = regál na knihy
regál = police = polička = regálek
botník = skříňka na boty
obývací stěna = sestava do obýváku
stůl
stolek
konferenční stolek = konferenčák
psací stůl = pracovní stůl = počítačový stůl
židle
barová židle = barovka
kancelářská židle = kancelářské křeslo = otočná židle = počítačová židle
lavice
lavička
noční stolek = noční skříňka
toaletní stolek = toaletka
zrcadlo = zrcátko
koberec = kobereček
koberec > běhoun
závěs > záclona
záclona
roleta = žaluzie
lustr = stropní světlo
lampička = stolní lampa
stojací lampa = stojanová lampa
lampa > lampička, lustr, svítidlo
svítidlo > lampa, lustr, lampička
kuchyňská linka = kuchyň = linka
kuchyň > kuchyňská sestava
ostrůvek
dřez
pracovní deska = kuchyňská deska
vana = vanička
sprchový kout = sprcháč = sprchová kabina
sprcha > sprchový kout
umyvadlo
vodovodní baterie = umyvadlová baterie = dřezová baterie
záchod = toaleta = wc = klozet
bidet
radiátor = otopné těleso
topení > radiátor, kamna, kotel, přímotop
kamna = kamínka
kamna > krb, petry
krb > krbová kamna
kotel
nádobí > talíř, hrnec, příbor
talíř
hrnec
pánev = pánvička
hrníček = hrnek = šálek
sklenice = sklenička
zavařovačka = zavařovací sklenice = sklenice na zavařování
porcelán > porcelánová souprava
jídelní servis = jídelní souprava
porcelánový servis = porcelánová souprava
servis kávový = kávová souprava = kávový servis
servis čajový = čajová souprava = čajový servis
váza = vázička
mísa = miska
dóza
příbor > lžíce, vidlička
obraz = obrázek = malba
obraz > olejomalba
olejomalba = olej na plátně = olejový obraz
rám = rámeček
plakát = poster
portrét
grafika
svícen
hodiny > kyvadlovky, pendlovky, kukačky
budík = budíček
vánoční stromek = stromeček = vánoční strom
trezor = sejf
sklo > váza, sklenice, mísa
váza
cibulák
lustr = závěsné svítidlo
nábytek > zahradní nábytek, sedací souprava, skříň, komoda, stůl, židle, postel, knihovna, křeslo
postel > letiště
bačkory = papuče = pantofle
`
