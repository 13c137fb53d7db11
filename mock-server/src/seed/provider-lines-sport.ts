import { inZonnedorp } from './provider-lines.ts';
import type { ProviderLine } from './provider-lines.ts';

/** Clubs, pools and studios of Zonnedorp. */
export const sportProviders: readonly ProviderLine[] = [
  {
    id: 101,
    key: 'golfslag',
    name: 'Zwembad De Golfslag',
    business_type_id: 2,
    logo: 'golf-water',
    phone: '(0123) 45 10 10',
    birth_date: 'required',
    description: 'Zwemmen voor **jong en oud**. Wij geven les voor alle diploma’s, in kleine groepen en warm water.',
    offices: [
      inZonnedorp('Badlaan', '8', {
        postcode: '9990 BA',
        at: [52.2166, 5.9136],
        hours: 'pool',
        motif: 'zwemles-water',
      }),
      inZonnedorp('Plasweg', '2', { postcode: '9990 XP', at: [52.1938, 5.8874], hours: 'park', motif: 'bal-water' }),
    ],
  },
  {
    id: 105,
    key: 'voetbal',
    name: 'VV Zonnedorp',
    business_type_id: 1,
    logo: 'bal-blad',
    phone: '(0123) 45 10 55',
    birth_date: 'required',
    description: 'Voetbal voor jongens en meisjes vanaf 5 jaar. Bij ons speelt iedereen evenveel.',
    offices: [
      inZonnedorp('Sportlaan', '1', {
        postcode: '9990 SL',
        at: [52.2262, 5.9012],
        hours: 'club',
        motif: 'voetbal-blad',
      }),
    ],
  },
  {
    id: 112,
    key: 'kyo',
    name: 'Judoschool Kyo',
    business_type_id: 1,
    logo: 'poort-klei',
    phone: '(0123) 45 11 12',
    birth_date: 'optional',
    description: 'Judo voor kinderen en volwassenen. U leert vallen, opstaan en op uzelf vertrouwen.',
    offices: [
      inZonnedorp('Sportlaan', '4', { postcode: '9990 SL', at: [52.2249, 5.9035], hours: 'club', motif: 'judo-klei' }),
    ],
  },
  {
    id: 113,
    key: 'pirouette',
    name: 'Dansstudio Pirouette',
    business_type_id: 1,
    logo: 'masker-bes',
    phone: '(0123) 45 11 13',
    description: 'Ballet, streetdance en bewegen op muziek. Ook voor wie al lang niet heeft gedanst.',
    offices: [
      inZonnedorp('Molenstraat', '16', {
        postcode: '9990 MS',
        at: [52.2077, 5.8981],
        hours: 'lessons',
        motif: 'dans-bes',
      }),
    ],
  },
  {
    id: 119,
    key: 'detop',
    name: 'Klimhal De Top',
    business_type_id: 1,
    logo: 'tent-water',
    phone: '(0123) 45 11 19',
    description: 'Klimmen op twaalf wanden, van heel makkelijk tot heel hoog. Schoenen leent u van ons.',
    offices: [
      inZonnedorp('Sportlaan', '20', {
        postcode: '9990 SM',
        at: [52.2271, 5.9071],
        hours: 'evening',
        motif: 'klimmen-water',
      }),
    ],
  },
];
