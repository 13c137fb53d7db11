import { inWaterveen } from './provider-lines.ts';
import type { ProviderLine } from './provider-lines.ts';

/** The providers of Waterveen. */
export const waterveenProviders: readonly ProviderLine[] = [
  {
    id: 131,
    key: 'waterbad',
    name: 'Zwembad Het Veen',
    business_type_id: 2,
    logo: 'golf-water',
    phone: '(0124) 21 50 10',
    birth_date: 'required',
    description: 'Buiten zwemmen in de zomer, binnen in de winter.',
    offices: [
      inWaterveen('Veenkade', '3', {
        postcode: '9980 VK',
        at: [52.4021, 6.1042],
        hours: 'pool',
        motif: 'zwemles-water',
      }),
    ],
  },
  {
    id: 132,
    key: 'molenaar',
    name: 'Museummolen De Molenaar',
    business_type_id: 5,
    logo: 'molen-blad',
    phone: '(0124) 21 50 20',
    description: 'Een molen die nog maalt. Op zaterdag bakken wij brood van ons eigen meel.',
    offices: [
      inWaterveen('Molendijk', '1', {
        postcode: '9980 MD',
        at: [52.3964, 6.0921],
        hours: 'museum',
        motif: 'brood-blad',
      }),
    ],
  },
  {
    id: 133,
    key: 'kanaal',
    name: 'Sporthuis Kanaal',
    business_type_id: 1,
    logo: 'bal-water',
    phone: '(0124) 21 50 30',
    description: 'Eén huis voor vijf sporten: basketbal, tennis, yoga, fitness en schaken.',
    offices: [
      inWaterveen('Kanaalstraat', '88', {
        postcode: '9980 KS',
        at: [52.4058, 6.0988],
        hours: 'club',
        motif: 'basketbal-water',
      }),
    ],
  },
  {
    id: 134,
    key: 'huiswerk',
    name: 'Huiswerkhuis Waterveen',
    business_type_id: 7,
    logo: 'boek-blad',
    phone: '(0124) 21 50 40',
    description: 'Na school een rustige plek en iemand die helpt.',
    offices: [
      inWaterveen('Schoolpad', '12', {
        postcode: '9980 SP',
        at: [52.3989, 6.1107],
        hours: 'house',
        motif: 'leesboek-blad',
      }),
    ],
  },
];
