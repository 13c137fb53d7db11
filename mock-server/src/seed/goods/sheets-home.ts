/** What gardens, bakers, builders' merchants, bicycle shops and hairdressers sell; see `sheet.ts` for how a line is read. */

export const gardenSheet = `
groente-en-brood moestuin-blad 12.50 |> Groentetas voor {één persoon|twee personen+5|een gezin+11} |> Groente van eigen grond, elke week iets anders. |> Ophalen op vrijdag
groente-en-brood kas 48 |> Moestuinbak huren, {voorjaar|heel jaar+32} |> Een bak van twee vierkante meter, met aarde en zaad. |> Water is er
groente-en-brood moestuin-blad 9.50 |> Zaadpakket {kruiden|bloemen|groente} |> Tien zakjes zaad met uitleg per maand. |> Ook voor het balkon
groente-en-brood kas 18 |> Workshop {stekken|composteren|snoeien} |> Een ochtend leren met de handen in de aarde. |> Handschoenen te leen
samen-eten soep 7.50 |> Lunch in de kas, {soep en brood|taart en koffie} |> Van groente en fruit uit de tuin. |> Alleen op zaterdag
groente-en-brood kas 15 |> Fruitboompje: {appel|peer|pruim} |> Een jong boompje met een paal en uitleg. |> Planten doet u zelf
groente-en-brood moestuin-blad 28 |> Schooltuin voor {groep 6|groep 7} |> Een seizoen zaaien, wieden en oogsten. |> Elke woensdagmiddag
groente-en-brood moestuin-blad 21 |> Kruidenspiraal {bouwen|met plantjes+14} |> Een middag bouwen van steen en aarde. |> Voor thuis of school
dieren-en-natuur moestuin-blad 16.50 |> Insectenhotel en {bijenmengsel|nestkast+5} |> Een huis voor bijen, vlinders of mezen. |> Ophangen is makkelijk
`;

export const bakerySheet = `
groente-en-brood brood 14 |> Broodkaart, {vijf|tien+13} broden |> Kies elke keer zelf: wit, bruin of meergranen. |> Drie maanden geldig
groente-en-brood taart 16.95 |> {Appeltaart|Slagroomtaart+4|Taart zonder suiker+3} voor acht personen |> Vers gebakken op de dag dat u hem haalt. |> Een dag vooraf bestellen
groente-en-brood taart 19.50 |> Verjaardagstaart met {naam|foto+6} |> Een taart voor tien kinderen. |> Ook zonder ei of melk
groente-en-brood moestuin-blad 15.50 |> Fruitmand {klein|groot+9} |> Fruit van het seizoen, vers van de markt. |> Bezorgen binnen de wijk
groente-en-brood brood 22.50 |> Ontbijtpakket voor {twee|vier+16} |> Broodjes, jam, kaas, ei en sap. |> Zaterdag en zondag
groente-en-brood brood 24 |> Bakles: {brood|koekjes|pizza} |> Een middag bakken met de bakker. |> Vanaf 7 jaar
groente-en-brood soep 29.50 |> Boodschappenpakket {gezin|alleenstaand|baby+6} |> Houdbare spullen voor een week. |> Geen alcohol of tabak
groente-en-brood soep 11.50 |> Halal vleespakket {kip|rund+6} |> Twee kilo, per pond verpakt. |> Vers of uit de vriezer
groente-en-brood brood 17.50 |> Kerstpakket {met brood|met koek} |> Brood of koek, thee, jam en iets lekkers. |> In december
`;

export const savingSheet = `
energie-besparen tochtstrip 16.50 |> Tochtpakket voor {een flat|een rijtjeshuis+9} |> Strips voor ramen, deuren en de brievenbus. |> Met meetlint
energie-besparen lamp-klei 19.95 |> Ledlampen, {vijf|tien+15} stuks, {kleine|grote} fitting |> Warm licht, weinig stroom. |> Vijf jaar garantie
energie-besparen radiator 24.50 |> Radiatorventilator, {één stuk|twee stuks+22} |> Blaast de warmte de kamer in, zodat de ketel lager kan. |> Stekker is erbij
energie-besparen huis-klei 34.50 |> Waterbesparende douchekop, {wit|chroom+4} |> Even lekker douchen met de helft van het water. |> Past op elke slang
energie-besparen radiator 42 |> Slimme thermostaatknop, {slaapkamer|woonkamer} |> Zet de verwarming zelf lager als u weg bent. |> Wij helpen met instellen
energie-besparen jas 29.95 |> Elektrische deken, {één persoon|twee personen+14} |> Warm zitten voor een paar cent per uur. |> Gaat zelf uit na drie uur
energie-besparen huis-klei 0 |> Energiecoach aan huis, {bespaartips|energierekening uitgelegd} |> Een uur samen door het huis, met tips die passen. |> Gratis
energie-besparen lamp-klei 12.95 |> Stekkerdoos met {knop|tijdklok+6} |> Alles in één keer uit. |> Zes stopcontacten
energie-besparen tochtstrip 27.50 |> Gordijnen tegen de kou, {smal|breed+12} |> Dikke stof die de warmte binnen houdt. |> Op maat afknippen gratis
energie-besparen huis-klei 21 |> Verfpakket {muur|deur en kozijn+9} |> Verf, kwast en afplakband voor een kamer. |> Kies uit acht kleuren
`;

export const applianceSheet = `
apparaten wasmachine 219 |> Wasmachine {6|7+40|8+80} kilo, {nagekeken|nieuw+150} |> Zuinig en stil, wij sluiten hem aan. |> Twee jaar garantie; Oude nemen wij mee
apparaten wasmachine 189 |> Koelkast {tafelmodel|met vriesvak+70|hoog model+120} |> Met energielabel A of B. |> Bezorgen en aansluiten is gratis
apparaten pan-bes 139 |> Kookplaat {twee|vier+90} pitten, inductie |> Koken zonder gas, met twee pannen erbij. |> Past op een gewoon stopcontact
apparaten pan-bes 44.50 |> {Waterkoker en broodrooster|Rijstkoker|Airfryer+35|Staafmixer} |> Nieuw, met garantie van de winkel. |> Twee jaar garantie
apparaten wasmachine 99 |> Stofzuiger {met zak|zonder zak+20} |> Sterk en licht, met hulpstukken. |> Zakken voor een jaar erbij
apparaten naaimachine 118 |> Naaimachine {eenvoudig|met 20 steken+50} |> Nagekeken, met naalden en garen. |> Uur uitleg is erbij
apparaten radiator 34 |> Ventilator {tafel|staand+16} |> Voor warme dagen en nachten. |> Drie standen
apparaten lamp-klei 15 |> Reparatie aan huis: {wasmachine+30|koelkast+30|fornuis+25|kleine apparaten} |> Eerst kijken, dan pas beslissen. |> Onderdelen komen er apart bij
`;

export const bicycleSheet = `
fietsen fiets-blad 125 |> Kinderfiets {16|20+20|24+40} inch, {blauw|rood|groen} |> Nagekeken, met goede remmen en nieuwe banden. |> Half jaar garantie
fietsen fiets-blad 189 |> {Stadsfiets|Omafiets|Transportfiets+40}, {7 versnellingen|3 versnellingen} |> Tweedehands en helemaal nagekeken. |> Met slot en licht
fietsen helm 24.95 |> Fietshelm voor {peuters|kinderen+3|volwassenen+12} |> Licht, met een knopje om hem passend te maken. |> Passen in de winkel
fietsen fiets-blad 35 |> Onderhoudsbeurt, {klein|groot+30} |> Remmen, banden, ketting en licht weer goed. |> Klaar op dezelfde dag
fietsen tas-lila 29.95 |> Fietstassen, {enkel|dubbel+16} |> Waterdicht en groot genoeg voor boodschappen. |> Past op elke drager
fietsen fiets-blad 27.50 |> Fietszitje {voor|achter+9} |> Met gordel en voetsteunen, gemonteerd. |> Tot 22 kilo
fietsen fietslamp 45 |> Fietsles voor {vrouwen|nieuwkomers|65-plussers} |> Acht lessen, van opstappen tot verkeer. |> Fiets te leen
fietsen fiets-blad 595 |> E-bike, nagekeken, {laag|hoog+30} frame |> Met een accu die nog veel kan. |> Een jaar garantie
fietsen jas 19.50 |> Regenpak, maat {S tot M|L tot XL} |> Jas en broek die licht geven in het donker. |> Past in een zakje
`;

export const transportSheet = `
openbaar-vervoer bus 36 |> Buskaart {een maand|drie maanden+66}, {één zone|twee zones+12} |> Zo vaak als u wilt met de bus. |> Op naam
openbaar-vervoer bus 15 |> Tienrittenkaart {stadsbus|streekbus+8} |> Tien ritten, ook samen te gebruiken. |> Een jaar geldig
openbaar-vervoer bus 12.50 |> Dagkaart bus voor {kinderen|een gezin+10} |> Een dag op pad door de hele streek. |> Na 9.00 uur
openbaar-vervoer bus 28 |> Regiotaxi, {vijf|tien+26} ritten |> Van deur tot deur, een dag vooraf bellen. |> Rollator of rolstoel kan mee
openbaar-vervoer bus 22.50 |> Treinkaartje naar {Utrecht|Amsterdam+4|Groningen+9|Maastricht+12} |> Heen en terug op een dag naar keuze. |> Niet in de spits
openbaar-vervoer bus 49 |> Voordeelabonnement trein, {weekend|dal} |> Een jaar met korting op de trein. |> Op naam
openbaar-vervoer kaartje 17.50 |> Deelauto, {vier|acht+16} uur |> Een auto uit de buurt, met verzekering. |> Rijbewijs is nodig
openbaar-vervoer fiets-blad 19 |> Leenfiets, {een maand|een half jaar+55} |> Een fiets met vrij slot, wij maken hem als hij stuk is. |> Inleveren kan elke dag
`;

export const clothingSheet = `
kleding jas 44.95 |> Winterjas voor {kinderen|vrouwen+20|mannen+20} |> Warm, waterdicht en met een capuchon. |> Alle maten
kleding schoen-water 32.50 |> Schoenen voor {kinderen|volwassenen+18}, {zomer|winter+8} |> Wij meten de voet en zoeken een goed paar. |> Ruilen binnen 14 dagen
kleding jas 15 |> Kledingbon tweedehands, {15|25+10|50+35} euro |> Kies zelf uit drie rekken vol. |> Een jaar geldig
kleding tas-lila 38 |> Kledingpakket {baby|peuter|schoolkind+10} |> Tien stuks, schoon en heel. |> Zeg de maat en de kleur
kleding naaimachine 12.50 |> {Broek korter maken|Rits vervangen+3|Zoom inleggen} |> Klaar binnen drie dagen. |> Breng het kledingstuk mee
kleding jas 49.95 |> Nette kleding voor {sollicitatie|bruiloft of feest} |> Jasje en broek of jurk, met hulp bij het kiezen. |> Ook te huur
kleding schoen-water 24.50 |> Regenlaarzen en {jas+18|muts} voor kinderen |> Voor modder, plassen en buiten spelen. |> Maat 22 tot en met 36
kleding jas 9.50 |> Ondergoed en sokken, {meisje|jongen|man+5|vrouw+5} |> Een pakket van vijf stuks, nieuw. |> Zachte katoen
kleding tas-lila 69 |> Babyuitzet {klein|groot+45} |> Rompers, slaapzak, luiers en een badje. |> Voor de eerste drie maanden
`;

export const careSheet = `
verzorging schaar 18.50 |> Knippen voor {kinderen|mannen+4|vrouwen+9} |> Wassen, knippen en drogen. |> Zonder afspraak
verzorging schaar 42 |> {Knippen en kleuren+16|Permanent+14|Vlechten en invlechten} |> Met advies over wat bij u past. |> Afspraak is nodig
verzorging bril 49 |> Bril {voor veraf|om te lezen}, {enkel glas|dubbel glas+60} |> Met montuur, glazen en etui. |> Oogmeting is gratis
verzorging bril 95 |> Kinderbril met {gewone|onbreekbare+25} glazen |> Uw kind kiest zelf het montuur. |> Een jaar breukgarantie
verzorging schaar 25 |> {Voetverzorging|Nagelverzorging|Gezichtsbehandeling+12} |> Een half uur rustig liggen of zitten. |> Ook aan huis
verzorging tas-lila 22.50 |> Verzorgingspakket {gezin|tiener|baby} |> Shampoo, zeep, tandpasta en wat er verder opraakt. |> Merken uit de winkel
verzorging yoga 39 |> Massage, {een half uur|een uur+22} |> Voor stijve schouders of een zere rug. |> Met of zonder olie
verzorging schaar 15 |> Knipbon aan huis, {knippen|knippen en wassen+6} |> De kapper komt bij u thuis of in het verzorgingshuis. |> Op dinsdag en donderdag
verzorging tas-lila 35 |> Menstruatiepakket, {drie maanden|een jaar+75} |> Maandverband, tampons of een wasbare set. |> Bezorgd in een gewone doos
`;
