import { inZonnedorp } from './provider-lines.ts';
import type { ProviderLine } from './provider-lines.ts';

/** Where people of Zonnedorp learn, look and listen. */
export const cultureProviders: readonly ProviderLine[] = [
  {
    id: 102,
    key: 'kleurrijk',
    name: 'Atelier Kleurrijk',
    business_type_id: 4,
    logo: 'palet-zon',
    phone: '(0123) 45 10 22',
    description: 'Tekenen, schilderen en werken met klei. U hoeft nog niets te kunnen: beginnen is genoeg.',
    offices: [
      inZonnedorp('Spoorstraat', '21', {
        postcode: '9990 CK',
        at: [52.2041, 5.9231],
        hours: 'lessons',
        motif: 'klei-zon',
      }),
    ],
  },
  {
    id: 103,
    key: 'lumen',
    name: 'Filmhuis Lumen',
    business_type_id: 4,
    logo: 'film-bes',
    phone: '(0123) 45 10 33',
    description: 'Twee zalen, goede films en verse popcorn. Op zondagmiddag draait de kinderfilm.',
    offices: [
      inZonnedorp('Dorpsstraat', '40', {
        postcode: '9990 AB',
        at: [52.2131, 5.9117],
        hours: 'evening',
        motif: 'film-bes',
      }),
    ],
  },
  {
    id: 106,
    key: 'cadans',
    name: 'Muziekhuis Cadans',
    business_type_id: 6,
    logo: 'noot-klei',
    phone: '(0123) 45 10 66',
    description: 'Muziekles voor beginners en gevorderden. Een instrument leent u van ons.',
    offices: [
      inZonnedorp('Kerkpad', '5', {
        postcode: '9990 KP',
        at: [52.2006, 5.9189],
        hours: 'lessons',
        motif: 'gitaar-klei',
      }),
    ],
  },
  {
    id: 109,
    key: 'zolder',
    name: 'Museum De Zolder',
    business_type_id: 5,
    logo: 'museum-zon',
    phone: '(0123) 45 10 99',
    description: 'Een museum vol gewone dingen met een bijzonder verhaal. Met een speurtocht voor kinderen.',
    offices: [
      inZonnedorp('Dorpsplein', '3', {
        postcode: '9990 DP',
        at: [52.2112, 5.9183],
        hours: 'museum',
        motif: 'museum-zon',
      }),
    ],
  },
  {
    id: 114,
    key: 'kapel',
    name: 'Theater De Kapel',
    business_type_id: 4,
    logo: 'masker-lila',
    phone: '(0123) 45 11 14',
    description: 'Toneel, muziek en cabaret in de oude kapel. Honderd stoelen, altijd goed zicht.',
    offices: [
      inZonnedorp('Kapelhof', '1', {
        postcode: '9990 KH',
        at: [52.2094, 5.9064],
        hours: 'evening',
        motif: 'theater-lila',
      }),
    ],
  },
  {
    id: 115,
    key: 'wilgen',
    name: 'Dierenpark De Wilgen',
    business_type_id: 9,
    logo: 'tent-blad',
    phone: '(0123) 45 11 15',
    description: 'Een klein dierenpark met grote dieren. De speeltuin is altijd vrij.',
    offices: [
      inZonnedorp('Wilgenweg', '100', {
        postcode: '9990 WW',
        at: [52.1874, 5.9352],
        hours: 'park',
        motif: 'giraf-blad',
      }),
    ],
  },
];
