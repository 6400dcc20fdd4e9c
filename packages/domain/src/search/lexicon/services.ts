/** Homes, work, services and people who look for people; written as `readLexicon` reads it. */
export const SERVICES = `
byt = bytík
byt > garsonka
garsonka = garsoniéra
podnájem = pronájem
nájem = pronájem
bydlení > byt, pronájem, spolubydlení
spolubydlení = spolubydlící
pokoj > spolubydlení
dům = domek = barák = rodinný dům = rodinný domek
dům > vila
vila
chata = chatka = rekreační chata
chalupa = chaloupka = rekreační chalupa
pozemek = parcela
pole
zahrada = zahrádka
les
realitka = realitní kancelář
realitka > makléř
práce = zaměstnání = job
brigáda = přivýdělek = brigoška
práce > brigáda
řidič = šofér
kurýr
prodavač
prodavačka = pokladní
skladník
kuchař
servírka = číšnice
číšník
účetní = účetnictví
zedník = zednické práce = zednictví
malování = malování pokojů = malíř pokojů = malířské práce = vymalování
instalatér = vodoinstalatér = instalatérské práce
topenář
elektrikář = elektroinstalace = elektrikářské práce
tesař
pokrývač
klempíř
truhlář = stolař = truhlářství
obkladač = obkladačské práce = pokládka dlažby
zámečník
řemeslník > zedník, instalatér, elektrikář, truhlář, obkladač
hodinový manžel = opravář
oprava
montáž
renovace
rekonstrukce
stěhování = stěhováci = přestěhování
doprava = autodoprava = přeprava
odvoz
vyklízení = vyklízení bytů
úklid = uklízení = úklidové práce
uklízečka > úklid
mytí oken = umývání oken
chůva = hlídání dětí = paní na hlídání = pohlídám děti
hlídání > chůva
hlídání
pečovatelka = péče o seniory = pečování
doučování = doučko
doučování > lektor, výuka
kurz > lekce, výuka
výuka
lekce
angličtina = výuka angličtiny
němčina = výuka němčiny
matematika = matika
překlad
seznámení = seznamka = známost
rande = schůzka
přítelkyně > partnerka, kamarádka
přítel > partner, kamarád
kamarád = parťák
kamarádka = parťačka
partner
partnerka
žena = dáma = paní
žena > slečna, holka
slečna = holka = dívka
muž = pán = chlap
muž > kluk
manželé = pár
masáž > masérka, masér
masérka
masér
tantra = tantrická masáž
milenka
milenec
společnice = escort = eskort
privát = soukromnice
dopisování = korespondence = psaní
dopisování > pokec
káva = kafe
plnoštíhlá = boubelka = baculka
maminka = máma
tanečník = taneční partner
tanečnice = taneční partnerka
tanec > tanečník, tanečnice
výlet = vycházka
divadlo
kino
koncert
večeře
vdova
vdovec
tango > tanec, tanečník
valčík
důchodce = senior = penzista
důchodce > vdovec, vdova
swingers > pár
milenka > přítelkyně
turistika > výlet
parťák na hory > výlet, parťák
výstava
skladník > práce ve skladu
řidič
venčení = venčení psů
mytí oken = úklid oken
uklízečka = paní na úklid = hospodyně
úklid > mytí oken, uklízečka
malířské práce > malíř
stěhování > odvoz nábytku, vyklízení
brigáda > melouch, fuška
výuka > lekce, doučování
lekce > výuka
`
