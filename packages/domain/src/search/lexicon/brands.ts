/**
 * Makers and models. Behind a thing they tell which one („kapota Octavia“), alone they are the thing
 * („Škoda Octavia“).
 */
export const BRANDS = `
škoda volkswagen vw ford opel seat fiat renault peugeot citroën hyundai kia toyota dacia mazda honda suzuki
nissan audi bmw mercedes volvo mitsubishi subaru lada tatra avia praga
octavia fabia felicia superb favorit kodiaq golf passat polo focus fiesta mondeo astra corsa punto clio
megane berlingo ducato transit transporter i20 i30 ceed yaris duster sandero logan
jawa čz yamaha kawasaki piaggio vespa aprilia ktm babetta
samsung apple xiaomi huawei motorola nokia sony lenovo dell asus acer canon nikon
galaxy redmi thinkpad
zetor stihl husqvarna makita bosch
`
