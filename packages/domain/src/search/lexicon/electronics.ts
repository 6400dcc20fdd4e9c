/** Phones, computers, audio, photography, games and instruments; written as `readLexicon` reads it. */
export const ELECTRONICS = `
mobil = telefon = mobilní telefon = smartphone = chytrý telefon = mobilák = chytrák
mobil > iphone, galaxy
iphone = ajfon = ajfoun = aifon
galaxy = samsung galaxy
xiaomi = šaomi
huawei = huavej
ipad = ajpad
tablet > ipad
notebook = laptop = noťas = ntb = přenosný počítač
notebook > macbook
macbook
počítač = pc = komp = kompjútr = stolní počítač = desktop
monitor
tiskárna = multifunkce = laserovka
skener = scanner
klávesnice = keyboard
myš = počítačová myš
grafická karta = grafárna = gpu
procesor = cpu
pevný disk = hdd = harddisk
ssd
router = wifi router = směrovač
modem
flash disk = fleška = usb disk
televize = televizor = telka = tv
projektor = promítačka = dataprojektor
přehrávač
settopbox = set top box
reproduktor = reproduktorová bedna = reprobedna = repráky = reproduktorová soustava
reproduktor > bedny
zesilovač = zesík
zesilovač > receiver
sluchátka > airpods, headset
airpods = ejrpódy
headset
rádio = rádijko = radiopřijímač
rádio > tranzistorák, autorádio
tranzistorák = tranzistorové rádio = tranzistor
autorádio
magnetofon = kazeťák = páskáč
gramofon = gramec
gramodeska = gramofonová deska = vinyl = elpíčko = lp deska = elpéčko
cd = cédéčko
kazeta = magnetofonová kazeta
fotoaparát = foťák = foto
fotoaparát > zrcadlovka
zrcadlovka = dslr
objektiv
kamera = videokamera
kamera > gopro
stativ = trojnožka
dalekohled = triedr = kukátko
zvětšovák = zvětšovací přístroj
dron = kvadrokoptéra
chytré hodinky = smartwatch = apple watch = smart hodinky
hodinky
nabíječka = nabíječ
powerbanka = power bank
konzole = herní konzole
konzole > playstation, xbox, nintendo
playstation = plejstejšn = plejka
playstation > ps4, ps5
xbox
nintendo
ovladač = gamepad
ovladač > joystick
počítačová hra = videohra = hra na pc
desková hra = deskovka = společenská hra
deskovka > šachy, dáma
šachy = šachovnice
herní automat = hrací automat
kytara = kytarka
kytara > španělka, elektrická kytara
španělka = španělská kytara
baskytara = basovka = basa
kombo = kytarové kombo
housle = housličky
klavír = piano = pianino = piáno
klavír > křídlo
klávesy = keyboardy = digitální piano
klávesy > syntezátor
harmonika = akordeon = tahací harmonika
harmonika > heligonka
heligonka
bicí = bicí souprava = bubny
flétna > zobcová flétna
trubka = trumpeta
saxofon
ukulele
mikrofon = mikráč
obal = pouzdro = kryt
heligonka > harmonika
playstation 5 = ps5 = ps 5
playstation 4 = ps4 = ps 4
playstation 3 = ps3 = ps 3
klávesy > piano
`
