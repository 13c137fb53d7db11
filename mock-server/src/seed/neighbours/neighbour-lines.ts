/**
 * Providers beside the first ones, a line each: `key kind phone |> name |> description |> doors |> funds`. A door is a street
 * with a number, and a word when it is not open. They sell what their kind sells; who shares a kind shares its sheet.
 */
export const neighbourSheet = `
turnlust gymnastics 20-11 |> Gymvereniging Turnlust |> Turnen, atletiek en freerunnen voor jong en oud. Kijken mag altijd. |> Bosrandweg 12 |> kindtegoed meedoentegoed plus65
vitaal fitness 20-12 |> Sportcentrum Vitaal |> Fitness, yoga en spinning, met een trainer die meekijkt. |> Havenweg 31; Beukenlaan 44 |> meedoentegoed plus65 meedoen
bokshal martial_arts 20-13 |> Vechtsportschool De Ring |> Judo, karate, boksen en weerbaarheid. Iedereen begint als beginner. |> Weversstraat 19 |> kindtegoed meedoentegoed
ijskoud climbing 20-14 |> IJsbaan en klimhal Het Plein |> In de winter schaatsen, het hele jaar klimmen en bowlen. |> Stationsstraat 8 |> kindtegoed meedoentegoed
schoolplein school_shop 20-15 |> Schoolwinkel Het Schoolplein |> Alles wat op de lijst van school staat, in één keer klaar. |> Schoolstraat 5; Marktstraat 40 |> kindtegoed schoolstart
volksuni courses 20-16 |> Leerhuis Zonnedorp |> Cursussen overdag en ’s avonds, voor thuis en op het werk. |> Schoolstraat 22; Zonneweide 15 |> meedoentegoed plus65 meedoen IIT
speelberg play 20-17 |> Speelpark De Speelberg |> Klimmen, glijden, minigolf en feest vieren. |> Bosrandweg 41; Marktstraat 27 paused |> kindtegoed meedoentegoed
korenbloem bakery 20-18 |> Bakkerij De Korenbloem |> Elke ochtend vers brood, van graan uit de streek. |> Marktstraat 9; Beukenlaan 3; Stationsstraat 21 |> meedoentegoed IIT
witgoed appliances 20-19 |> Witgoed De Draaischijf |> Nagekeken en nieuwe apparaten. Wij brengen ze en sluiten ze aan. |> Havenweg 58 |> IIT warmwonen
warmewinkel saving 20-20 |> Bespaarwinkel De Warme Sok |> Spullen tegen kou en tocht, en iemand die ze ophangt. |> Weversstraat 6; Zonneweide 32 |> warmwonen IIT
rechtop clothing 20-21 |> Kledingwinkel Rechtop |> Nieuwe en tweedehands kleding, ook voor een sollicitatie. |> Marktstraat 16; Stationsstraat 33 |> meedoentegoed IIT kindtegoed
oogopslag care 20-22 |> Kapper en opticien Oogopslag |> Haar, handen en brillen in één winkel. De oogmeting is gratis. |> Marktstraat 21 |> meedoentegoed IIT plus65
kringloop bicycles 20-23 |> Rijwielhuis De Tweede Ronde |> Tweedehands fietsen, en een werkplaats waar u zelf mag sleutelen. |> Stationsstraat 2; Havenweg 12 closed |> meedoentegoed IIT
schouwburg theatre 20-24 |> Schouwburg De Linde |> Toneel, muziek en dans voor grote en kleine mensen. |> Schoolstraat 41 |> meedoentegoed plus65 actiepas
toonladder music 30-11 |> Muziekschool De Toonladder |> Les in de buurt, voor kinderen en volwassenen. |> Turfstraat 14; Sluisweg 9 |> waterpas jeugdwaterveen
waterrand animals 30-12 |> Natuurpark De Waterrand |> Otters, ooievaars en blote voeten in de modder. |> Sluisweg 60 |> waterpas jeugdwaterveen
kadehuis house 30-13 |> Buurthuis Aan de Kade |> Samen eten, leren en een spelletje doen. |> Kade 17; Rietlaan 28 |> waterpas
pennenstreek studio 30-14 |> Atelier Pennenstreek |> Schilderen, naaien en houtwerk aan het water. |> Vissershoek 7 |> waterpas jeugdwaterveen
bits computers 30-15 |> Computerzaak Bits en Bytes |> Laptops met garantie en hulp bij de eerste keer. |> Turfstraat 33 |> waterpas
veenmarkt garden 30-16 |> Pluktuin De Veenmarkt |> Groente oogsten, stekken ruilen en eten in de kas. |> Rietlaan 51; Kade 4 |> waterpas
zeilclub pool 30-17 |> Zwembad De Dobber |> Binnen zwemmen aan het water, met elke dag zwemles. |> Vissershoek 22; Sluisweg 34 |> waterpas jeugdwaterveen zwemactie
boekaandekade bookshop 30-18 |> Boekhandel Aan de Kade |> Boeken, kaarten en een leestafel met uitzicht op het water. |> Kade 9 |> jeugdwaterveen waterpas
heuvelbad pool 40-11 |> Zwembad Het Heuvelbad |> Drie baden, een glijbaan en elke dag zwemles. |> Sportparklaan 8; Steenovenlaan 71 paused |> heuvelpas jeugdtegoed gelijk
sporting ball_club 40-12 |> Sportclub Heuvelrode |> Voetbal, hockey, tennis en handbal op één park. |> Sportparklaan 22 |> heuvelpas jeugdtegoed
spitz dance 40-13 |> Dansschool Op Spitzen |> Ballet, streetdance en stijldansen onder één dak. |> Hoofdstraat 18; Kastanjelaan 9 |> heuvelpas jeugdtegoed gelijk
filmkelder cinema 40-14 |> Filmtheater De Kelder |> Films die u thuis niet ziet, in twee kleine zalen. |> Hoofdstraat 33 |> heuvelpas gelijk
steenoven museum 40-15 |> Museum De Steenoven |> Hoe Heuvelrode groot werd met bakstenen. |> Steenovenlaan 2 |> heuvelpas gelijk studietegoed
bladzijde bookshop 40-16 |> Boekhandel De Bladzijde |> Boeken en spellen, en hulp bij het kiezen. |> Hoofdstraat 7; Raadhuisplein 12 |> jeugdtegoed studietegoed gelijk
leerfabriek courses 40-17 |> Leerfabriek Heuvelrode |> Taal, computer en koken in de oude fabriek. |> Steenovenlaan 26; Kastanjelaan 40 |> studietegoed mantelzorg gelijk
buurtbus transport 40-18 |> Reiswinkel De Buurtbus |> Kaartjes voor bus en trein, en een taxi als het nodig is. |> Raadhuisplein 5; Beekpad 13 |> inkomenssteun mantelzorg
schoon appliances 40-19 |> Witgoedwinkel Schoon en Zuinig |> Wasmachines en koelkasten met garantie, thuis aangesloten. |> Heuvelweg 15; Beekpad 38 |> witgoed inkomenssteun
warmenest saving 40-20 |> Energiewinkel Het Warme Nest |> Advies aan huis en spullen die meteen helpen. |> Heuvelweg 42 |> witgoed inkomenssteun
keurslager bakery 40-21 |> Bakker en kruidenier Van Gelder |> Brood, fruit en pakketten voor een hele week. |> Hoofdstraat 25; Beekpad 6 |> inkomenssteun mantelzorg gelijk
heuvelfiets bicycles 40-22 |> Fietsenmaker Bergop |> Fietsen voor heuvel en dal, ook met accu. |> Kastanjelaan 22 |> studietegoed inkomenssteun
jasje clothing 40-23 |> Kledingbank Het Jasje |> Kleding voor elk seizoen en elke gelegenheid. |> Heuvelweg 4; Hoofdstraat 44 |> inkomenssteun jeugdtegoed gelijk
`;
