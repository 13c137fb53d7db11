/** Words of which the city makes its names: what is not here cannot appear on a screen. */

export const firstNames: readonly string[] =
  'Aisha,Anna,Bas,Berat,Bo,Chantal,Charlotte,Cem,Daan,Demi,Dewi,Emma,Esra,Eva,Femke,Finn,Floor,Gerrit,Hamza,Hannah,Henk,Ibrahim,Ingrid,Ismail,Jaap,Jamal,Jasmijn,Johanna,Joris,Julia,Karim,Kim,Koen,Lars,Leila,Lieke,Lucas,Maartje,Maria,Mehmet,Mees,Mohammed,Nadia,Naomi,Niels,Olga,Pieter,Priya,Rachid,Ravi,Roos,Ruben,Sam,Sanne,Sem,Shanti,Sophie,Stefan,Thijs,Yara,Youssef,Zeynep'.split(
    ',',
  );

export const surnames: readonly string[] =
  'Aalders,Bakker,van den Berg,Boersma,Bos,Bouzidi,Brouwer,de Bruin,Chaudhry,Cornelissen,Dekker,Demir,van Dijk,Dijkstra,van Dongen,Elzinga,El Amrani,Faber,Gerritsen,de Graaf,de Groot,Haverkamp,Hendriks,Hoekstra,Huisman,Jacobs,Jansen,de Jong,Kaya,Koning,Kowalski,Kramer,Kuipers,van Leeuwen,Linden,Martens,Meijer,Mulder,Nguyen,Nijland,Oosterhuis,Peters,Postma,Prins,Ramdin,de Ridder,Rijnders,Schouten,Smit,Snijders,Tjin,Terpstra,Uitenboom,Verhoeven,Visser,de Vries,Willems,de Wit,Yilmaz,Zijlstra'.split(
    ',',
  );

/** Quarters of the city; a provider is called after its kind, its owner and its quarter. */
export const quarters: readonly string[] =
  'Molenwijk,Lindenhof,Havenkwartier,Oosterveld,Westerpark,Zuidrand,Noorderplas,Stationsbuurt,Rozenbuurt,Kruidenwijk,Schildersbuurt,Vogelwijk,Zeeheldenbuurt,Bloemenhof,De Kamp,De Weide,Het Zand,Kerkbuurt,Brinkhorst,Tolhek,Waterkant,Bosrand,Heidepark,De Meent,Nieuwland,Oudeland,De Hoven,Sterrenwijk,Muziekbuurt,Sluiskwartier,De Akkers,Parkzicht'.split(
    ',',
  );

const streetStems =
  'Acacia,Berken,Braam,Distel,Eiken,Els,Fazanten,Ganzen,Hazelaar,Heide,Hulst,Iris,Jasmijn,Kastanje,Klaver,Leeuwerik,Lijster,Merel,Mezen,Populieren,Reiger,Roos,Sleutelbloem,Specht,Tulpen,Uilen,Varen,Vlinder,Wilgen,Zwaluw'.split(
    ',',
  );
const streetEnds = ['straat', 'laan', 'weg', 'hof', 'pad', 'plein', 'singel', 'dreef'];

/** Streets of the city, e.g. `Berkenlaan`. */
export const streets: readonly string[] = streetStems.flatMap((stem) => streetEnds.map((end) => stem + end));
