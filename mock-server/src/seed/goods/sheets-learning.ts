/** What music schools, studios, bookshops and course rooms sell; see `sheet.ts` for how a line is read. */

export const musicSheet = `
muziekles gitaar-klei 98 |> Gitaarles voor {kinderen|volwassenen+24}, {tien|vijftien+46} lessen |> Elke week een half uur les bij een vaste docent. |> Gitaar te leen
muziekles toetsen 104 |> Keyboardles, {alleen+40|met zijn tweeën} |> Tien lessen, van kinderliedjes tot popmuziek. |> Keyboard voor thuis te leen
muziekles trommel 89 |> Slagwerk voor {7 tot 10 jaar|11 tot 16 jaar+10} |> Tien lessen op trommel, bekken en cajon. |> Oordoppen liggen klaar
muziekles toetsen 112 |> Vioolles, {eerste|tweede} halfjaar |> Vijftien lessen in een groep van drie. |> Viool huren kost niets extra
muziekles fluitje 64 |> Blokfluit in {groep 4|groep 5|groep 6} |> Samen leren noten lezen op school. |> Fluit mag u houden
muziekles slinger-bes 48 |> Zingen in {het kinderkoor|het popkoor+22|het ouderenkoor+12} |> Een half jaar elke week samen zingen. |> Auditie is niet nodig
muziekles trommel 36 |> Muziek op schoot op {woensdagochtend|zaterdagochtend} |> Acht keer zingen en klappen met uw baby of peuter. |> Tot en met 3 jaar
muziekles gitaar-klei 25 |> Instrument huren: {trompet|klarinet|dwarsfluit|saxofoon+5} |> Drie maanden een nagekeken instrument in huis. |> Verzekering is erbij
muziekles fototoestel 130 |> Bandcoaching voor {tieners|volwassenen+20} |> Tien repetities met een coach en een optreden. |> Ook zonder eigen band
`;

export const studioSheet = `
tekenen-en-maken schilderen-zon 72 |> Schilderen met {acryl|olieverf+14|aquarel} |> Acht avonden schilderen, met uitleg bij elke stap. |> Verf en doek liggen klaar
tekenen-en-maken klei 86 |> Kleien voor {kinderen|volwassenen+18} op {dinsdag|vrijdag} |> Zes keer bouwen en draaien met klei. |> Bakken is bij de prijs in
tekenen-en-maken naaimachine 94 |> Naailes {beginners|gevorderden+10}, zes lessen |> Van patroon tot rok, broek of tas. |> Machines staan klaar
tekenen-en-maken fototoestel 78 |> Fotografie met {uw telefoon|een camera+22} |> Vijf avonden kijken, kiezen en bewerken. |> Camera te leen
tekenen-en-maken schilderen-zon 55 |> Striptekenen {8 tot 11 jaar|12 tot 15 jaar+5} |> Zes middagen uw eigen stripheld tekenen. |> Met echte inkt
tekenen-en-maken robot 69 |> Houtwerkplaats voor {ouder en kind|jongeren} |> Vijf keer zagen, schuren en timmeren. |> Gereedschap is er
tekenen-en-maken naaimachine 38 |> Breien en haken, {ochtend|avond} |> Vijf keer samen handwerken met koffie. |> Garen neemt u mee naar huis
tekenen-en-maken klei 17.50 |> Knutseldoos voor {kleuters|schoolkinderen+4} |> Een doos met papier, klei, lijm en ideeën. |> Af te halen in het atelier
tekenen-en-maken theater 82 |> Poppen maken, {handpop|marionet+12} |> Vier middagen een pop maken en ermee spelen. |> Vanaf 9 jaar
`;

export const bookshopSheet = `
boeken leesboek 12.95 |> Prentenboek over {dieren|de maan|de markt|boos zijn} |> Een groot boek om samen te lezen. |> Van 2 tot en met 5 jaar
boeken boeken-lila 16.50 |> Leesboek {AVI M3|AVI E4|AVI M6+1} met luisterversie |> Makkelijk lezen op het niveau van uw kind. |> Code voor de luisterversie staat voorin
boeken boeken-lila 24.95 |> Jeugdroman voor {10-plus|12-plus|15-plus} |> Onze boekverkoper kiest de mooiste van dit jaar. |> Ruilen kan binnen 14 dagen
boeken leesboek 19.95 |> Kookboek {voor weinig geld|uit tien landen|voor kinderen} |> Recepten met gewone spullen uit de winkel. |> Met foto’s
boeken boeken-lila 21.50 |> Roman in {eenvoudig Nederlands|grote letters+3} |> Een bekend verhaal, prettig om te lezen. |> Ook als luisterboek
boeken wereldbol 27.50 |> Atlas voor {de basisschool|thuis+8} |> Kaarten, vlaggen en weetjes van alle landen. |> Nieuwste druk
boeken leesboek 14.50 |> Woordenboek Nederlands en {Arabisch|Turks|Pools|Oekraïens|Engels} |> Een handig woordenboek voor in de tas. |> Met uitspraak
boeken boeken-lila 15 |> Boekenbon van {15|25+10} euro |> Kies zelf uw boek in de winkel. |> Een jaar geldig
`;

export const computerSheet = `
laptops-en-tablets laptop-lila 279 |> Laptop {13|14+30|15+60} inch, {8|16+70} GB geheugen |> Nagekeken, schoongemaakt en klaar voor gebruik. |> Twee jaar garantie; Met lader
laptops-en-tablets tablet 129 |> Tablet {10|11+45} inch met hoes |> Nagekeken tablet voor films, school en bellen. |> Een jaar garantie
laptops-en-tablets telefoon 145 |> Telefoon, {64|128+40} GB |> Nieuwe accu, zonder krassen. |> Een jaar garantie; Zonder simkaart
laptops-en-tablets laptop-lila 119 |> Computer voor thuis, {zonder|met+65} scherm |> Een stille computer met toetsenbord en muis. |> Wij leggen alles uit
laptops-en-tablets telefoon 24.95 |> Koptelefoon {met draad|zonder draad+20} |> Fijn voor school en voor bellen. |> Past op kleine en grote hoofden
laptops-en-tablets tas-lila 22.50 |> Laptoptas, {rugtas+8|schoudertas} |> Stevig, met een vak voor de lader. |> Tot 15 inch
laptops-en-tablets etui 39.95 |> Printer {zwart-wit|kleur+25}, nagekeken |> Met een volle cartridge en een kabel. |> Ook scannen en kopiëren
laptops-en-tablets telefoon 17.50 |> Reparatie: {nieuwe accu+22|nieuw scherm+48|schoonmaken} |> Klaar terwijl u wacht. |> Drie maanden garantie
laptops-en-tablets telefoon 30 |> Internet thuis, {eerste maand|drie maanden+45} |> Kastje erbij, aansluiten doen wij. |> Opzeggen kan elke maand
`;

export const schoolShopSheet = `
schoolspullen rugzak-lila 32.50 |> Schooltas {klein|groot+9} in {blauw|groen|grijs} |> Een stevige tas met gevoerde banden. |> Twee jaar garantie
schoolspullen etui 14.95 |> Startpakket {groep 3|groep 6+4|brugklas+12} |> Alle kleine spullen van de lijst van school. |> Met naamstickers
schoolspullen rekenmachine 26.50 |> Rekenmachine, {gewoon|wetenschappelijk+8|grafisch+75} |> Toegestaan bij toetsen en examens. |> Met batterijen
schoolspullen wereldbol 11.50 |> Passerset en {geodriehoek|liniaal} |> Voor meetkunde in de brugklas. |> In een doosje
schoolspullen schoen-water 29.95 |> Gymkleding, maat {116 tot 140|146 tot 176+4} |> Broek, shirt en tas in één pakket. |> Wasbaar op 40 graden
schoolspullen bril 48 |> Bureaulamp en {stoel+45|opbergbak} |> Voor een eigen plek om huiswerk te maken. |> Bezorgen is gratis
schoolspullen leesboek 17.95 |> Oefenboeken rekenen, {groep 5|groep 6|groep 7|groep 8} |> Elke dag een bladzijde, met antwoorden achterin. |> Ook voor de vakantie
schoolspullen etui 9.95 |> Broodtrommel en beker, {zee|bos|ruimte} |> Lekvrij en makkelijk schoon te maken. |> Mag in de vaatwasser
schoolspullen robot 44.50 |> Techniekdoos: {robot|weerstation+6} |> Bouwen en leren met motor en lampjes. |> Vanaf 8 jaar
`;

export const courseSheet = `
cursussen taalles 35 |> Nederlands, {beginners|gemiddeld|gevorderd}, {ochtend|avond} |> Twaalf lessen praten, lezen en schrijven. |> Boek is bij de prijs in
cursussen taalles 58 |> {Engels|Spaans|Italiaans|Arabisch} voor beginners |> Tien lessen voor op reis en op het werk. |> Groep van tien
cursussen telefoon 20 |> {WhatsApp en videobellen|Veilig internet|Foto’s bewaren} op uw telefoon |> Vier ochtenden rustig uitleg en oefenen. |> Neem uw eigen telefoon mee
cursussen laptop-lila 45 |> Typen voor {kinderen|volwassenen} |> Blind leren typen in tien weken. |> Met diploma
cursussen rekenmachine 15 |> Grip op uw geld, {drie|vijf+8} avonden |> Overzicht maken, brieven lezen en sparen. |> Koffie en map zijn gratis
cursussen pan-bes 42 |> Koken voor {één persoon|een gezin|studenten} |> Vijf avonden gezond en goedkoop koken. |> Eten doen we samen
cursussen huis-klei 38 |> EHBO {voor thuis|bij kinderen+6} |> Drie avonden oefenen met verband en reanimatie. |> Met certificaat
cursussen bus 95 |> Theorie voor {de bromfiets|de auto+20} |> Vijf lessen en een boek, tot u klaar bent voor het examen. |> Examen is niet bij de prijs in
cursussen leesboek 28 |> Schrijven over uw leven, {overdag|’s avonds} |> Zes keer verhalen schrijven en voorlezen. |> Voor wie van verhalen houdt
`;
