/** Animals and what they need; written as `readLexicon` reads it. */
export const ANIMALS = `
pes = pejsek = psík = hafan = čokl
pes > štěně, fena, labrador, jezevčík, jorkšír, bígl, ovčák, kolie, retrívr, jezevčík, čivava, pudl, buldok, husky, rotvajler, teriér, kokr, boxer, bernardýn, dalmatin
štěně = štěňata = štěňátko
fena = fenka
ovčák = německý ovčák
ovčák > vlčák
vlčák > německý ovčák
jezevčík = dakl
jorkšír = yorkshire
labrador = labradorský retrívr
bígl = beagle
kolie = border kolie
kočka = kočička = číča
kočka > kotě, kocour
kotě = koťata = koťátko
kocour
britská kočka > britské kotě
mainská mývalí > mainská mývalí kočka
králík = králíček = zajíc domácí
králíkárna = kotec pro králíky
morče = morčátko
křeček = křečík
slepice = slípka = nosnice
slepice > kuřice
kuřice
kuře = kuřata = kuřátko
kohout
kachna = kačena
husa > housata
krůta = krocan
brojler
líheň = inkubátor
drůbež > slepice, kachna, husa, krůta
kůň = koník
kůň > hřebec, valach, poník, kobyla
kobyla = klisna
ovce = ovečka
ovce > beran, jehně
koza > kůzle
koza = kozička
prase = čuník
prase > sele, vepř
kráva > tele, jalovice, býk
včely = včelstvo
úl
seno
sláma
akvárium = akvárko
terárium
filtr do akvária = vnější filtr = akvarijní filtr
rybička = akvarijní ryba
želva
papoušek > andulka, korela
andulka
klec = klícka
kotec
psí bouda = bouda pro psa
bouda > psí bouda
pelech = pelíšek
škrabadlo = kočičí strom = škrábadlo
krmivo = žrádlo
krmivo > granule
granule
přepravka = transportka
vodítko
obojek
jezdecké sedlo = sedlo na koně
`
