/** What cinemas, museums, parks and community houses sell; see `sheet.ts` for how a line is read. */

export const cinemaSheet = `
film-en-theater film-bes 9.50 |> Film voor {een volwassene|een kind|een 65-plusser}, {overdag|avond+2} |> Kies zelf de film en het tijdstip. |> Geldig op alle dagen
film-en-theater film-bes 41 |> Tienrittenkaart film, {film overdag|alle films+22} |> Tien keer naar de film, ook met zijn tweeën. |> Een jaar geldig
film-en-theater film-bes 6 |> {Peuterfilm|Woensdagmiddagfilm|Stille film met piano+2} |> Een korte film in een zaal die niet te donker is. |> Zitten op kussens mag
film-en-theater film-bes 14.50 |> Film en {koffie met taart|een broodje|popcorn en frisdrank} |> Vooraf of na afloop, net wat u wilt. |> Per persoon
film-en-theater fototoestel 65 |> Film maken voor {10 tot 13 jaar|14 tot 17 jaar+8} |> Vijf dagen een eigen film bedenken en opnemen. |> In de schoolvakantie
film-en-theater film-bes 88 |> Kinderfeest met film, {acht|tien+20} kinderen |> Een eigen hoek in de zaal, limonade en een tas met iets lekkers. |> Vooraf boeken
film-en-theater kaartje 7.50 |> Filmcafé: {Frankrijk|Marokko|Japan|Suriname} |> Een film en daarna een gesprek. |> Eerste maandag van de maand
`;

export const theatreSheet = `
film-en-theater theater 16.50 |> Cabaret, {try-out|première+9} |> Een avond lachen in de grote zaal. |> Plaats op rij 5 tot en met 12
film-en-theater theater 12 |> Jeugdtheater: {De zee in bad|Een beer op zolder|Wie heeft de maan} |> Een voorstelling om samen naar te kijken. |> Vanaf 4 jaar; Duurt 50 minuten
film-en-theater theater 19.50 |> {Musical|Toneelstuk|Dansvoorstelling|Opera op zondag+6} voor één persoon |> Kaartje voor een voorstelling naar keuze. |> Garderobe is gratis
film-en-theater circus 22 |> Circus in {de zomer|de kerstvakantie}, {kind|volwassene+7} |> Clowns, acrobaten en een orkest in de tent. |> Zonder dieren
film-en-theater theater 68 |> Toneelschool {6 tot 9 jaar|10 tot 13 jaar+6|14 tot 17 jaar+10} |> Twaalf lessen en een voorstelling voor familie. |> Elke woensdag
film-en-theater gitaar-klei 14 |> Concert: {fanfare|strijkkwartet+4|jazz|wereldmuziek} |> Een avond muziek in de kleine zaal. |> Inclusief drankje
film-en-theater kaartje 45 |> Theaterabonnement, {drie|vijf+26} voorstellingen |> Kies zelf uit het boekje van dit seizoen. |> Ruilen kan tot een dag vooraf
`;

export const museumSheet = `
musea museum-zon 7.50 |> Museum, kaartje voor {kinderen|volwassenen+5|65-plussers+3} |> Alle zalen en de tentoonstelling van dit seizoen. |> Dinsdag tot en met zondag
musea museum-zon 39 |> Museumkaart {voor één jaar|met een gast+28} |> Zo vaak binnenlopen als u wilt. |> Op naam
musea fototoestel 9.50 |> Rondleiding {langs de schilderijen|door de kelder|over de handel van vroeger} |> Een uur lopen met een gids. |> Prijs is per persoon
musea museum-zon 45 |> Gezinsdag in het museum, {vier|vijf+8} personen |> Speurtocht, schilderen en koek in de tuin. |> Op zondag
musea robot 12.50 |> Techniekwerkplaats: {molen bouwen|elektrisch licht|sterren kijken} |> Een middag proefjes doen met een museumdocent. |> Van 8 tot en met 12 jaar
musea klei 11 |> Graven als een archeoloog, {ochtend|middag} |> Scherven zoeken, schoonmaken en plakken. |> Vanaf 7 jaar
musea schilderen-zon 15 |> Schilderen als {Vermeer|Van Gogh|Mondriaan} |> Kijken naar een schilderij en het zelf maken. |> Verf is erbij
musea kaartje 5 |> Audiotour in {eenvoudig Nederlands|het Turks|het Arabisch|gebarentaal} |> Een uur uitleg op een toestel dat u leent. |> Bovenop het kaartje
`;

export const animalsSheet = `
dieren-en-natuur giraf 13.50 |> Dierenpark, {kind|volwassene+6|65-plusser+3} |> Een hele dag bij de apen, otters en uilen. |> Voeren om 11.00 en 15.00 uur
dieren-en-natuur giraf 58 |> Jaarkaart dierenpark voor {een kind|een volwassene+22|een gezin+98} |> Elke dag een ochtend of middag langs. |> Ook voor de speeltuin
dieren-en-natuur moestuin-blad 8 |> Kinderboerderij: {lammetjes voeren|brood bakken|eieren zoeken} |> Een middag helpen op de boerderij. |> Van 4 tot en met 10 jaar
dieren-en-natuur giraf 24 |> Dag mee met {de dierenverzorger|de boswachter} |> Helpen met hokken, voeren en tellen. |> Vanaf 9 jaar
dieren-en-natuur tas-lila 26.50 |> Natuurclub {voorjaar|najaar}, zes middagen |> Kikkers, vogels en blote voeten in de modder. |> Laarzen meenemen
dieren-en-natuur giraf 32 |> Ponyrijden, {drie|zes+26} keer |> Borstelen, zadelen en rijden op een rustige pony. |> Cap is te leen
dieren-en-natuur vlieger-zon 19 |> Vliegeren op de heide, {gezin|twee personen} |> Een vlieger maken en oplaten. |> Vlieger mag mee naar huis
dieren-en-natuur fototoestel 6.50 |> Vogels kijken met {een gids|een gids en koffie+3} |> Twee uur wandelen langs het water. |> Verrekijker te leen
dieren-en-natuur moestuin-blad 11 |> Excursie {bijen|vleermuizen|paddenstoelen} |> Een avond op pad met iemand die er alles van weet. |> Vanaf 6 jaar
`;

export const playSheet = `
spel draaimolen 7.50 |> Speelhal, {kind tot 4 jaar|kind vanaf 4 jaar+3} |> Klimmen, glijden en springen, ook als het regent. |> Sokken verplicht
spel draaimolen 22 |> Pretpark De Zeven Zeilen, {kind|volwassene+6} |> Een dag in de draaimolen en de boomstammenbaan. |> Geldig tot en met oktober
spel bal 89 |> Kinderfeest {piraten|prinsessen en ridders|detective} |> Drie uur spelen met begeleiding, taart en limonade. |> Voor acht kinderen
spel schaken 24 |> {Schaken|Dammen|Go} voor kinderen, tien middagen |> Leren denken, winnen en verliezen. |> Bord te leen
spel schaken 16.50 |> Bordspel: {samen de berg op|het grote marktspel+5|woorden jagen} |> Een spel voor twee tot vijf personen. |> Vanaf 8 jaar
spel robot 34 |> Escaperoom voor {kinderen|families+16} |> Een uur samen puzzels oplossen. |> Vanaf 8 jaar
spel vlieger-zon 55 |> Zomerkamp {avontuur|techniek|muziek}, drie dagen |> Overdag op kamp, ’s avonds thuis slapen. |> Lunch is erbij
spel bowlen 9 |> Minigolf, {twee|vier+7} personen |> Achttien banen tussen de bloemen. |> Van april tot en met oktober
spel robot 19.50 |> Speelgoed lenen: {bouwen|buiten spelen|puzzels}, half jaar |> Elke maand iets anders uit de speelotheek. |> Bezorgen kan
`;

export const houseSheet = `
samen-eten pan-bes 4.50 |> Samen eten op {maandag|woensdag|vrijdag} |> Een warme maaltijd aan een grote tafel. |> Aanmelden tot 12.00 uur
samen-eten soep 3 |> Soepmiddag met {tomatensoep|erwtensoep|linzensoep} |> Een kom soep, brood en een praatje. |> Halal en zonder vlees kan
samen-eten taart 5.50 |> Verjaardag vieren voor {kinderen+12|ouderen} |> Taart, slingers en muziek in het buurthuis. |> Voor acht gasten
cursussen taalles 0 |> Taalcafé op {dinsdagochtend|donderdagavond} |> Praten in het Nederlands, met koffie en hulp. |> Gratis; Binnenlopen kan altijd
spel schaken 6 |> {Bingo|Klaverjassen|Rummikub|Sjoelen}, vijf middagen |> Een gezellige middag met prijsjes. |> Koffie is erbij
cursussen naaimachine 12 |> Naaicafé, {vijf|tien+8} keer |> Kleding maken en maken wat stuk is. |> Machines staan klaar
samen-eten soep 38 |> Maaltijd aan huis, {vijf|tien+36} keer |> Een verse maaltijd, warm gebracht. |> Op werkdagen
dieren-en-natuur bus 17.50 |> Dagtocht naar {de kaasmarkt|de botanische tuin|het strand+4} |> Met de bus, een lunch en een vrijwilliger die helpt. |> Rollator kan mee
cursussen telefoon 0 |> Spreekuur {post en formulieren|telefoon en computer} |> Hulp van een vrijwilliger, zo lang als nodig is. |> Gratis; Zonder afspraak
`;
