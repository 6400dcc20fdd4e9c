/** Cars, motorcycles, machines, bicycles and their parts; written as `readLexicon` reads it. */
export const VEHICLES = `
auto = automobil = osobní auto = osobní automobil = osobák = auťák
auto > škoda, volkswagen, ford, hyundai, dacia, toyota, peugeot, bmw, renault, kia, audi, opel, seat, fiat, citroën, mercedes, mazda, honda
vůz > auto
škoda = škodovka
oktávka > octavia
fábka > fabia
felda > felicia
stodvacítka > škoda 120
embéčko > škoda 1000
superb = superbík
volkswagen = vw = folcvágn
bmw = bavorák = bavor
mercedes = meďour = mercedes benz
audi = audina
peugeot = pežot
renault = reno
citroën = citroen
hyundai = hjundaj
kia
seat
toyota = tojota
dacia = dačka
mazda
trabant = trabi = trabík
wartburg = vartburg
veterán > trabant, wartburg, tatra, aerovka, velorex
dodávka = užitkový vůz = furgon
dodávka > transporter, transit, ducato, berlingo
transportér > transporter
tranzit > transit
dukáto > ducato
náklaďák = nákladní auto
náklaďák > avia, liazka, praga
pickup = pikap
karavan = obytný přívěs
obytňák = obytné auto = obytný vůz = obytka
karavan > obytňák
přívěs = přívěsný vozík = vozík za auto = vlek
přívěs > vozík
kára > přívěs, vozík
motorka = motocykl
motorka > jawa, čz, honda, yamaha, chopper, suzuki, kawasaki
skútr > vespa
vespa
moped > babetta, pionýr
jawa = jawka
jawa > pérák
čz = čezeta = čezetka
čtyřkolka
chopper = čopr
traktor > zetor, malotraktor
zetůrek > zetor
zetor
malotraktor > vari
bagr = minibagr = rypadlo
nakladač = čelní nakladač
pluh
secí stroj
kolo = bicykl = jízdní kolo = bajk
dětské kolo = dívčí kolo = holčičí kolo = klučičí kolo = chlapecké kolo = kolo pro holku = kolo pro kluka = kolo pro děti
horské kolo = horák = mtb
silniční kolo = silnička
trekové kolo = treková kolo
gravel = gravel kolo
skládací kolo = skládačka
elektrokolo = ebike = elektrické kolo = elektro kolo
elektrokoloběžka = elektrická koloběžka
koloběžka
odrážedlo = odstrkovadlo
tříkolka
nosič kol = nosič na kola
nosič
helma = přilba
sedlo
brašna = cyklobrašna
cyklosedačka = dětská sedačka na kolo
zámek na kolo = cyklistický zámek
pneumatika = pneu = guma
zimáky = zimní pneumatiky = zimní gumy = zimní obutí
letňáky = letní pneumatiky = letní gumy = letní obutí
disk = ráfek
alu kola = elektrony = hliníkové disky = alu disky = litá kola
plecháče = plechové disky
autobaterie = akumulátor = autobaterka = baterie do auta
baterie
motor
převodovka = kvalt
světlo = světlomet
výfuk = tlumič výfuku
alternátor = dynamo
turbo = turbodmychadlo
kapota
nárazník
díly = náhradní díly = součástky
střešní nosič = příčníky
střešní box = autobox
tažné zařízení = tažné
autosedačka = dětská autosedačka = sedačka do auta
autosedačka > vajíčko
podsedák
isofix = základna isofix
garáž = garážové stání
parkování = parkovací místo = parkovací stání
loďka = člun
loďka > nafukovací člun
kajak
kánoe
babeta > babetta
cyklohelma = helma na kolo = cyklistická helma = cyklistická přilba
vozík > károvka
valník
`
