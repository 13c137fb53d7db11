import { inZonnedorp } from './provider-lines.ts';
import type { ProviderLine } from './provider-lines.ts';

/** Shops, houses and services of Zonnedorp. */
export const shopProviders: readonly ProviderLine[] = [
  {
    id: 104,
    key: 'leeslint',
    name: 'Boekhandel Het Leeslint',
    business_type_id: 3,
    logo: 'boek-lila',
    phone: '(0123) 45 10 44',
    description: 'Boeken voor alle leeftijden, schoolspullen en eerlijk advies. Bestellen kan ook.',
    offices: [
      inZonnedorp('Dorpsstraat', '12', {
        postcode: '9990 AA',
        at: [52.2138, 5.9061],
        hours: 'shop',
        motif: 'boeken-lila',
      }),
    ],
  },
  {
    id: 107,
    key: 'lantaarn',
    name: 'Buurthuis De Lantaarn',
    business_type_id: 7,
    logo: 'lantaarn-bes',
    phone: '(0123) 45 10 77',
    description: 'Koffie, samen eten en cursussen. Loop gerust binnen, de deur staat open.',
    offices: [
      inZonnedorp('Lantaarnplein', '9', {
        postcode: '9990 LP',
        at: [52.2051, 5.9042],
        hours: 'house',
        motif: 'pan-bes',
      }),
    ],
  },
  {
    id: 108,
    key: 'groenehart',
    name: 'Buurttuin ’t Groene Hart',
    business_type_id: 7,
    logo: 'blad-blad',
    phone: '(0123) 45 10 88',
    phone_public: false,
    description: 'Een moestuin van de hele buurt. Wat wij oogsten, verkopen wij zo goedkoop mogelijk.',
    offices: [
      inZonnedorp('Tuinderspad', '30', {
        postcode: '9990 TP',
        at: [52.1921, 5.9146],
        hours: 'garden',
        motif: 'moestuin-blad',
      }),
    ],
  },
  {
    id: 110,
    key: 'ketting',
    name: 'Fietsenmaker De Ketting',
    business_type_id: 8,
    logo: 'fiets-blad',
    phone: '(0123) 45 11 10',
    description: 'Tweedehands fietsen, nagekeken en met een half jaar garantie. Wij repareren ook.',
    offices: [
      inZonnedorp('Lindelaan', '77', {
        postcode: '9990 LL',
        at: [52.1972, 5.9002],
        hours: 'workshop',
        motif: 'fiets-blad',
      }),
    ],
  },
  {
    id: 111,
    key: 'tweedeleven',
    name: 'Tweede Leven Computers',
    business_type_id: 3,
    logo: 'laptop-lila',
    phone: '(0123) 45 11 11',
    description: 'Wij maken gebruikte laptops en tablets weer als nieuw. Met twee jaar garantie.',
    offices: [
      inZonnedorp('Nijverheidsweg', '14', {
        postcode: '9990 NW',
        at: [52.2213, 5.9274],
        hours: 'workshop',
        motif: 'laptop-lila',
      }),
    ],
  },
  {
    id: 116,
    key: 'knip',
    name: 'Kapsalon Knip & Zo',
    business_type_id: 10,
    logo: 'schaar-bes',
    phone: '(0123) 45 11 16',
    description: 'Knippen zonder afspraak. Rustig op dinsdagochtend, gezellig op zaterdag.',
    offices: [
      inZonnedorp('Dorpsstraat', '55', {
        postcode: '9990 AB',
        at: [52.2125, 5.9127],
        hours: 'workshop',
        motif: 'schaar-bes',
      }),
    ],
  },
  {
    id: 117,
    key: 'zonnestraal',
    name: 'Busdienst Zonnestraal',
    business_type_id: 11,
    logo: 'bus-zon',
    phone: '(0123) 45 11 17',
    description: 'Wij rijden door Zonnedorp en naar de stad, elk half uur. Instappen kan met uw pas.',
    offices: [
      inZonnedorp('Stationsplein', '2', {
        postcode: '9990 SP',
        at: [52.2029, 5.9279],
        hours: 'house',
        motif: 'bus-zon',
      }),
    ],
  },
  {
    id: 118,
    key: 'warmhuis',
    name: 'Bouwmarkt Warm Huis',
    business_type_id: 3,
    logo: 'toren-klei',
    phone: '(0123) 45 11 18',
    description: 'Alles om uw huis warm te houden. Wij leggen uit hoe u het zelf doet.',
    offices: [
      inZonnedorp('Nijverheidsweg', '40', {
        postcode: '9990 NW',
        at: [52.2224, 5.9301],
        hours: 'shop',
        motif: 'lamp-klei',
        state: 'paused',
      }),
    ],
  },
];
