/** Garden, workshop, building, fuel and plants; written as `readLexicon` reads it. */
export const GARDEN = `
sekačka = sekačka na trávu = žačka = travní sekačka
zahradní traktor = traktůrek = rider = traktorová sekačka = travní traktor
křovinořez = strunovka = strunová sekačka = vyžínač
robotická sekačka = robotický žací stroj = robot sekačka
motorová pila = motorovka = řetězovka = řetězová pila
okružní pila = cirkulárka = kotoučová pila = cirkulár
pila
kultivátor = rotavátor = motorová plečka
sněhová fréza = fréza na sníh = sněžná fréza
fréza
hrábě
motyka
rýč
lopata
kolečko = stavební kolečko = zahradní kolečko
štípačka = štípač
drtič = štěpkovač
vysokotlaký čistič = vapka = wapka
čerpadlo = pumpa
čerpadlo > darling
hadice
zahradní nábytek = zahradní sestava = zahradní souprava
zahradní nábytek > slunečník, lehátko, houpačka, zahradní lavička
houpačka > houpací síť
slunečník = parasol
lehátko
gril = grilovačka
udírna
skleník > fóliovník
fóliovník
bazén = bazének
vířivka = jacuzzi
koupací sud = káď
trampolína
pískoviště
plot > pletivo
pletivo
vrata = brána
altán = pergola
kůlna = zahradní domek
sud = barel
nádrž
nářadí = sada nářadí
nářadí > gola, vrtačka, bruska, šroubovák, pila, svěrák, hoblík, kladivo
gola = gola sada
vrtačka = akuvrtačka = aku vrtačka = aku šroubovák = akušroubovák
bruska = flexa = rozbrušovačka = úhlová bruska
svářečka = svářecí poloautomat = svářecí agregát = svářecí stroj
kompresor
soustruh
hoblovka = hoblík
ponk = dílenský stůl = hoblice
svěrák
míchačka
lešení
žebřík = štafle
elektrocentrála = centrála = agregát
cihla
střešní taška = střešní krytina
střešní krytina > bobrovky
dlažba = dlažební kostky
obklad = kachličky = obkládačky = dlaždice
cement
beton
písek
štěrk = kamenivo
prkno > fošna
prkno = stavební prkno
fošna
trám = krov
hranol
izolace = tepelná izolace
izolace > polystyren, vata
polystyren
okno > eurookno
střešní okno = velux
dveře = futra
vchodové dveře
zárubeň = obložka
schodiště = schody
palivové dřevo = palivové dříví = dřevo na topení = topné dřevo = otop = topivo = dřevo do krbu = dřevo do kamen
dřevo = dříví
dřevo > polena
polena = štípané dřevo
brikety
pelety
uhlí
hlína = zemina = ornice
paleta = europaleta
sazenice = sadba = sazenička
stromek = strom
ovocný stromek = ovocný strom
tůje = thuje = túje = thuja
živý plot > tůje, buxus
květina = kytka = rostlina
pokojovka = pokojová květina = pokojová rostlina
trvalka = skalnička
růže
oleandr
semena = semínka = osivo
brambor = erteple = zemák = bandory
jablko = jablíčko
ovoce > jablko, hruška, švestka
hruška
švestka = trnky
ořech > jádra
jádra = vlašská jádra = vlašské ořechy
zelenina > brambor, česnek, dýně, cibule
dýně = tykev
dýně > hokaido
česnek
cibule
zelí
med = včelí med
vejce = vajca
vejce = vajíčko
marmeláda = džem = povidla
zahradní židle > zahradní křeslo
zahradní lavice = zahradní lavička
zahradní nábytek = zahradní set
`
