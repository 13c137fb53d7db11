/** What swimming pools, clubs and sports schools sell; see `sheet.ts` for how a line is read. */

export const poolSheet = `
zwemmen zwemles-water 92 |> Zwemles {A|B+4|C+8} op {woensdagmiddag|zaterdagochtend} |> Tien lessen in een kleine groep, tot uw kind klaar is voor diploma $1. |> Vanaf 5 jaar; Elke week op $2; Inclusief afzwemmen
zwemmen zwemles-water 24.50 |> Peuterzwemmen op {maandagochtend|donderdagochtend|zondagochtend} |> Vijf keer samen met uw peuter wennen aan warm water. |> Tot en met 4 jaar; Een ouder zwemt mee
zwemmen bal 4.75 |> Kaartje recreatiebad voor {kinderen|volwassenen+2|een gezin+11} |> Een middag in het golfslagbad, met glijbaan en stroomversnelling. |> Geldig op alle dagen van de week
zwemmen zwemles-water 68 |> Aquagym voor {65-plussers|zwangeren|wie rustig aan doet} |> Acht keer bewegen in warm water, onder begeleiding. |> Acht weken; Zwemmen kunnen hoeft niet
zwemmen zwemles-water 119 |> Zwemles voor volwassenen, {beginners|gevorderden} |> Tien lessen op uw eigen tempo, met een vaste badmeester. |> Maximaal zes personen; Ook voor vrouwen apart
zwemmen bal 14.95 |> Zwemspullen: {bril en badmuts|duikset+6|zwemvliezen+4} |> Kies de maat bij de balie van het bad. |> Ruilen kan met de bon
zwemmen fluitje 145 |> Snorkelcursus, {acht|twaalf+40} lessen |> Leren snorkelen in het diepe bad, met een echte duikbril. |> Vanaf 8 jaar; Diploma A en B is nodig
zwemmen zwemles-water 189 |> Zwemabonnement, {half jaar|heel jaar+140} |> Zo vaak zwemmen als u wilt, ook in de vroege ochtend. |> Op naam; Niet in de schoolvakantie
`;

export const ballClubSheet = `
balsport voetbal-blad 118 |> Voetbal voor {meisjes|jongens|gemengde teams}, {6 tot 9 jaar|10 tot 13 jaar+14} |> Twee keer trainen in de week en op zaterdag een wedstrijd. |> $2; Lid van september tot juni
balsport basketbal 134 |> Basketbal {onder 12|onder 16+18}, heel seizoen |> Trainen, wedstrijden en een toernooi aan het einde. |> Shirt krijgt u te leen
balsport tennis 96 |> Tennisles voor {kinderen|volwassenen+24}, {voorjaar|najaar} |> Tien lessen in een groep van zes, met racket te leen. |> Tien weken; Bij regen binnen
balsport bal 126 |> Handbal voor {pupillen|junioren+16} |> Een heel seizoen handbal in de sporthal. |> Twee trainingen in de week
balsport bal 142 |> Hockey, proefseizoen voor {8-jarigen|10-jarigen} |> Een half jaar kijken of hockey bij uw kind past. |> Stick te leen; Gebitsbeschermer is verplicht
balsport fluitje 89 |> Walking football voor {55-plussers|70-plussers} |> Voetballen zonder rennen, en na afloop koffie. |> Elke dinsdagochtend
balsport schoen-water 42.50 |> Sportschoenen voor {zaal|kunstgras+7} |> Nieuwe schoenen, passen kan op de clubavond. |> Maat 30 tot en met 46
balsport voetbal-blad 54 |> Voetbalkamp in de {meivakantie|herfstvakantie} |> Drie dagen voetballen met trainers van de club. |> Van 7 tot en met 13 jaar; Lunch is erbij
balsport tas-lila 27.50 |> Clubtas met {naam|rugnummer} |> Een stevige sporttas in de kleuren van de club. |> Levertijd twee weken
`;

export const gymnasticsSheet = `
fitness-en-yoga fluitje 96 |> Turnen voor {kleuters|6 tot 9 jaar+12|10 tot 14 jaar+20} |> Een half jaar turnen op brug, balk en vloer. |> Elke week een uur
fitness-en-yoga fluitje 78 |> Ouder-en-kindgym op {dinsdagochtend|zaterdagochtend} |> Samen klimmen, rollen en springen in de gymzaal. |> Van 2 tot en met 4 jaar
fitness-en-yoga schoen-water 112 |> Atletiek voor {pupillen|junioren+18}, een jaar |> Hardlopen, springen en werpen op de baan. |> Twee trainingen in de week
fitness-en-yoga schoen-water 39 |> Start met hardlopen, {voorjaarsgroep|najaarsgroep} |> In tien weken van wandelen naar vijf kilometer. |> Voor beginners; Trainer loopt mee
fitness-en-yoga vlieger-zon 65 |> Freerunnen op {maandag|woensdag|vrijdag} |> Springen, rollen en klimmen over kasten en muren. |> Van 8 tot en met 15 jaar
fitness-en-yoga fluitje 58 |> Gym voor {60-plussers|wie lang stilzat} |> Twaalf lessen om sterk en soepel te blijven. |> Rustig tempo; Met koffie na
fitness-en-yoga bal 84 |> Circusgym voor {kinderen|tieners+6} |> Jongleren, balanceren en lopen op een bal. |> Tien lessen; Voorstelling aan het einde
fitness-en-yoga schoen-water 22.50 |> Turnpakje {kort|lang+5} in {blauw|paars} |> Een pakje van rekbare stof. |> Maat 104 tot en met 176
`;

export const martialArtsSheet = `
vechtsport judo 87 |> Judo voor {kleuters|6 tot 10 jaar+6|11 tot 15 jaar+12}, half jaar |> Stoeien met regels: vallen, werpen en elkaar respecteren. |> Elke week een les
vechtsport judo 34.50 |> Judopak, maat {110|130+3|150+6|170+9} |> Een wit pak met witte band. |> Ruilen kan binnen twee weken
vechtsport judo 98 |> Karate voor {kinderen|volwassenen+22}, half jaar |> Leren slaan, trappen en vooral beheersen. |> Twee lessen in de week mag
vechtsport halter 105 |> Kickboksen {zonder contact|met handschoenen+15} |> Twaalf lessen voor conditie en zelfvertrouwen. |> Vanaf 12 jaar
vechtsport judo 45 |> Weerbaarheid voor {meisjes|jongens|ouderen} |> Zes lessen: nee zeggen, weglopen en uzelf beschermen. |> In een kleine groep
vechtsport judo 76 |> Aikido, proefperiode op {maandagavond|donderdagavond} |> Drie maanden kennismaken met aikido. |> Pak krijgt u te leen
vechtsport yoga 64 |> Tai chi in {het park|de zaal} |> Rustig bewegen voor lijf en hoofd, tien ochtenden. |> Geschikt voor alle leeftijden
vechtsport halter 29.95 |> Bokshandschoenen, {8|10|12} ons |> Stevige handschoenen met klittenband. |> Binnenhandschoenen zijn erbij
`;

export const danceSheet = `
dans dans 82 |> Streetdance {8 tot 11 jaar|12 tot 16 jaar+8} |> Tien lessen op de muziek van nu. |> Presentatie op de laatste les
dans dans 79 |> Ballet voor {kleuters|beginners+6|gevorderden+14} |> Tien lessen op echte balletmuziek, met barre en spiegel. |> Balletschoenen te leen
dans dans 69 |> Peuterdans op {dinsdagochtend|vrijdagochtend} |> Dansen, zingen en springen met papa, mama of opa. |> Van 2 tot en met 4 jaar
dans dans 95 |> Stijldansen voor {paren|wie alleen komt} |> Tien avonden wals, quickstep en chachacha. |> Nette schoenen aan
dans slinger-bes 58 |> Zumba op {maandagavond|woensdagavond|zaterdagochtend} |> Tien keer zweten op vrolijke muziek. |> Instappen kan elke week
dans schoen-water 31.50 |> Dansschoenen voor {ballet|jazz+6|stijldansen+14} |> Passen doet u in de studio. |> Maat 24 tot en met 44
dans theater 74 |> Musicalles voor {9 tot 12 jaar|13 tot 17 jaar+8} |> Zingen, dansen en spelen tegelijk. |> Twaalf lessen; Eindvoorstelling in het theater
dans dans 25 |> Dansfeest voor {kinderen|65-plussers} |> Een middag dansen met dj en limonade. |> Prijs is per persoon
dans dans 88 |> Rolstoeldansen, {ochtend|avond} |> Tien lessen dansen met een vaste partner. |> Rolstoel is niet verplicht
`;

export const fitnessSheet = `
fitness-en-yoga halter 69 |> Fitness {twee maanden|vier maanden+60|zes maanden+112} |> Trainen op alle toestellen, met een schema van de trainer. |> Elke dag open; Ook groepslessen
fitness-en-yoga yoga 72 |> Yoga {rustig|stevig} op {maandagavond|donderdagochtend} |> Tien lessen op de mat, voor wie nieuw is en voor wie het al kent. |> Mat en deken liggen klaar
fitness-en-yoga yoga 49 |> Stoelyoga voor {ouderen|kantoorwerkers} |> Acht lessen zonder op de grond te hoeven. |> Rustig tempo
fitness-en-yoga halter 84 |> Spinning, {tien|twintig+66} ritten |> Fietsen op muziek, zo zwaar als u zelf wilt. |> Vooraf een fiets boeken
fitness-en-yoga yoga 59 |> Zwangerschapsyoga, {zes|acht+16} lessen |> Ademen, ontspannen en andere ouders ontmoeten. |> Vanaf 16 weken
fitness-en-yoga halter 95 |> Afvallen met begeleiding, {groep|alleen+70} |> Tien weken bewegen en beter eten. |> Met diëtist
fitness-en-yoga halter 39 |> Jeugdfitness {12 tot 14 jaar|15 tot 17 jaar} |> Een maand trainen met een jeugdtrainer. |> Ouder tekent mee
fitness-en-yoga schoen-water 18.50 |> Yogamat {dun|dik+7} |> Een mat die niet wegglijdt. |> In vier kleuren
`;

export const climbingSheet = `
klimmen-en-schaatsen klimmen 12.50 |> Klimmen, {dagkaart|avondkaart} voor {kinderen|volwassenen+4} |> Klim zo lang u wilt, met gordel en schoenen. |> Zekeren leren wij u eerst
klimmen-en-schaatsen klimmen 118 |> Klimclub {7 tot 10 jaar|11 tot 15 jaar+12} |> Een half jaar elke week klimmen met een trainer. |> Spullen te leen
klimmen-en-schaatsen klimmen 9.50 |> Boulderen op {dinsdag|zondag} |> Klimmen zonder touw, op een muur van vier meter. |> Vanaf 6 jaar
klimmen-en-schaatsen schaatsen 76 |> Schaatsles {beginners|gevorderden+6}, tien lessen |> Leren remmen, pootje over en bochten. |> Helm en handschoenen meenemen
klimmen-en-schaatsen schaatsen 8 |> IJsbaan, kaartje voor {kinderen|volwassenen+3|een gezin+16} |> Een middag op de baan, met chocolademelk. |> Schaatsen huren kan
klimmen-en-schaatsen schaatsen 24.50 |> Kunstschaatsen, {maat 26 tot 34|maat 35 tot 43+5} |> Tweedehands en geslepen. |> Passen kan bij de baan
spel bowlen 26 |> Bowlen, een uur voor {vier|zes+8} personen |> Een baan met lage ballen voor kinderen. |> Schoenen zijn erbij
spel bowlen 98 |> Bowlingfeest met {frietjes|pizza+12} |> Twee uur bowlen en eten met zes kinderen. |> Vooraf boeken
klimmen-en-schaatsen klimmen 42 |> Touwenparcours, {laag|hoog+8} |> Van boom naar boom in het bos. |> Vanaf 1 meter 20
`;
