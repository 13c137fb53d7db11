import { hasChildren, littleSavings, livesIn, lowIncome } from './criteria-lines.ts';
import { funds } from './fund-ids.ts';
import type { FundLine } from './fund-line.ts';
import { noCash, ofZonnedorp, validity } from './fund-words.ts';
import { sponsors } from './sponsors.ts';

/** The six funds that a resident of Zonnedorp sees first. */
export const mainFunds: readonly FundLine[] = [
  {
    fund: {
      ...ofZonnedorp,
      id: funds.kindtegoed,
      key: 'kindtegoed',
      name: 'Kindtegoed',
      description_short: 'Voor zwemles, sport, muziek of tekenles. Zo doet uw kind gewoon mee.',
      description:
        'Ieder kind mag meedoen. Met Kindtegoed betaalt u zwemles, sport, muziek, tekenles en spullen die erbij horen.\n\nU krijgt **€ 300 per kind, elk jaar**. U mag het in delen uitgeven.',
      tag_ids: [2, 4, 6],
      allow_prevalidations: true,
      allow_physical_cards: true,
      allow_voucher_records: true,
    },
    motif: 'vlieger-zon',
    criteria: [livesIn('Zonnedorp'), hasChildren, lowIncome],
    formula: [30_000, 'children_nth'],
    questions: [
      ['Mag ik het tegoed van twee kinderen samen gebruiken?', 'Ja, als het maar voor uw kinderen is.'],
      noCash,
      validity,
    ],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.meedoentegoed,
      key: 'meedoentegoed',
      code_limit_per_fund: true,
      name: 'Meedoentegoed',
      organization_id: sponsors.meedoen,
      description_short: 'Voor een dagje uit, een cursus of een lidmaatschap. Alleen of samen.',
      description:
        'Thuis zitten is niet altijd leuk. Met Meedoentegoed gaat u naar de film, het museum of een cursus.\n\nU krijgt **€ 150 per persoon, elk jaar**.',
      tag_ids: [1, 6],
      allow_prevalidations: true,
      allow_physical_cards: true,
      allow_fund_requests: true,
    },
    motif: 'slinger-bes',
    criteria: [livesIn('Zonnedorp'), lowIncome],
    formula: [15_000],
    questions: [
      ['Mag ik iemand meenemen?', 'Ja. U mag ook voor een ander betalen, zolang u er zelf bij bent.'],
      validity,
    ],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.schoolstart,
      key: 'schoolstart',
      name: 'Schoolstart',
      description_short: 'Voor een laptop, een schooltas en een rekenmachine.',
      description:
        'Gaat uw kind naar de brugklas? Dan betalen wij mee aan een laptop, een schooltas en een rekenmachine.\n\nU krijgt **€ 450, één keer per kind**.',
      tag_ids: [2, 5],
      contact_info_enabled: true,
      contact_info_required: true,
      contact_info_message_text: 'Hoe kunnen wij u bereiken als wij een vraag hebben? Bijvoorbeeld uw telefoonnummer.',
    },
    motif: 'rugzak-lila',
    criteria: [
      livesIn('Zonnedorp'),
      {
        ...hasChildren,
        title: 'U heeft een kind dat naar de brugklas gaat',
        description: 'Stuur een foto of kopie van de inschrijving bij de school mee.',
        attachment: true,
      },
      { ...lowIncome, description: 'Stuur uw loonstrook of uitkeringsbericht mee.', attachment: true },
    ],
    formula: [45_000],
    questions: [
      ['Mag ik de laptop houden?', 'Ja. De laptop is van uw kind, ook als het van school gaat.'],
      noCash,
      ['Ik heb al een laptop gekocht. Kan dat nog mee?', 'Ja, met een declaratie. Bewaar de bon.'],
      validity,
    ],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.fietstegoed,
      key: 'fietstegoed',
      name: 'Fietstegoed',
      description_short: 'Voor een goede tweedehands fiets. Naar werk, school of de winkel.',
      description:
        'Heeft u geen fiets, of is hij op? Wij betalen mee aan een goede tweedehands fiets.\n\nU krijgt **€ 200, één keer in drie jaar**.',
      tag_ids: [1, 4],
      allow_reimbursements: false,
    },
    motif: 'fiets-blad',
    criteria: [livesIn('Zonnedorp'), lowIncome],
    formula: [20_000],
    questions: [['Mag het ook een nieuwe fiets zijn?', 'Dat mag. Wat boven € 200 komt, betaalt u zelf.'], validity],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.warmwonen,
      key: 'warm-wonen',
      name: 'Warm wonen',
      description_short: 'Voor tochtstrips, ledlampen en andere spullen die energie besparen.',
      description:
        'Een warm huis hoeft niet duur te zijn. Met Warm wonen koopt u spullen die energie besparen.\n\nU krijgt **€ 100 per huishouden**.',
      tag_ids: [3, 7],
      email_required: true,
    },
    motif: 'huis-klei',
    criteria: [livesIn('Zonnedorp'), { ...lowIncome, attachment: true }, { ...littleSavings, attachment: true }],
    formula: [10_000],
    questions: [
      ['Ik huur mijn huis. Kan ik ook meedoen?', 'Ja, huurders en eigenaren kunnen allebei meedoen.'],
      validity,
    ],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.plus65,
      key: '65-plus-actief',
      name: '65-plus actief',
      organization_id: sponsors.meedoen,
      description_short: 'Voor bewegen, samen eten en er samen op uit gaan.',
      description:
        'Bent u 65 jaar of ouder? Dan gaat u met dit tegoed bewegen, samen eten of erop uit.\n\nU krijgt **€ 120 per persoon, elk jaar**.',
      tag_ids: [1, 4, 6],
      allow_physical_cards: true,
    },
    motif: 'kop-water',
    criteria: [
      livesIn('Zonnedorp'),
      {
        key: 'age_nth',
        operator: '>',
        value: '64',
        title: 'U bent 65 jaar of ouder',
        description: 'Wij kijken naar uw leeftijd op de dag dat u aanvraagt.',
      },
    ],
    formula: [12_000],
    questions: [validity],
  },
];
