/** Children, clothes, sport, hobbies and books; written as `readLexicon` reads it. */
export const LEISURE = `
kočárek = kočár
golfky = golfový kočárek
hluboký kočárek > korba
dvojčata > kočárek pro dvojčata
vozík za kolo = přívěs za kolo = cyklovozík
postýlka = dětská postýlka = dětská postel
jídelní židlička = krmicí židlička = židlička
přebalovací komoda = přebalovací pult = přebalovák
chodítko
nosítko
hračka = hračička
lego = legíčko = stavebnice lego
stavebnice > lego, merkur
merkur
panenka > barbie
barbie = bárbína
domeček pro panenky = domek pro panenky
plyšák = plyšová hračka
plyšák > medvídek, medvěd
kostky = dřevěné kostky
vláček = vláčkodráha = mašinka
autíčko > angličák
angličák
houpací kůň = houpací zvířátko = houpadlo
puzzle
oblečení = oblečky = hadříky
šaty
bunda > větrovka
větrovka
kombinéza = overal
oteplováky
body = bodýčko = bodyčka
boty = obuv = botky
kabát
kalhoty > džíny, tepláky
džíny = rifle
tepláky
tričko = triko
mikina
svetr
kroj
aktovka = školní taška = školní batoh = školní brašna
penál
batoh = ruksak = bágl = baťoh
batoh > krosna
krosna = turistický batoh
kufr = kufřík
kabelka
prsten = prstýnek
stan
předstan
spacák = spací pytel
karimatka
vařič = plynový vařič
lyže > sjezdovky
sjezdovky = sjezdové lyže = carvingové lyže
běžky = běžecké lyže = běžkařské lyže
skialpy = skialpové lyže = skialp
snowboard = snouboard
lyžáky = lyžařské boty = přeskáče
brusle > kanady, inliny
kanady = hokejové brusle
inliny = kolečkové brusle = inlajny = inline brusle
hokejka
hokejová výstroj = hokejové vybavení
sáňky = sáně
boby
rotoped = stacionární kolo
běžecký pás = běhací pás
veslařský trenažér = veslovací trenažér = veslo
posilovací lavice = benchpress = bench
činka = jednoručka
kettlebell = girja
míč = balon
basketbalový koš = basket koš = koš na basket
pingpongový stůl = stůl na stolní tenis = stůl na ping pong
prut = udice = rybářský prut
naviják
kapr
signalizátor = hlásič záběru
rybářské lehátko = lehátko na ryby
puška > vzduchovka
vzduchovka
kniha = knížka
učebnice = učebnička
slovník = slovníček
časopis = magazín
komiks
skripta
encyklopedie > slovník naučný
lístek = vstupenka = tiket
poukaz = voucher = poukázka
mince = mincičky
filatelie > známka
známka = poštovní známka
bankovka = papírové peníze
odznak = medaile
vyznamenání = řád
pohlednice = pohled
starožitnost
psací stroj = psací mašina
mlýnek
petrolejka = petrolejová lampa
dupačky > overal
trojkombinace > kočárek
hokejky > hokejové brusle
kuchařka = kuchařská kniha
detektivka
model
modely vláčků = modelová železnice = vláčkodráha
slovník
dětská bunda = dívčí bunda = holčičí bunda = klučičí bunda = chlapecká bunda
dětské boty = dívčí boty = klučičí boty = botičky = bačkůrky = capáčky
boty > botičky, dětské boty
miminko = mimčo = mimi
vláčky = modelová železnice = vláčky tt = vláčky h0
modely aut = modely autíček = angličáky
učebnice > headway, project, maturita
detektivka = krimi
rychlobrusle = brusle na led
`
