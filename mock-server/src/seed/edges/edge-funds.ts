import { dayOf } from '../../clock/calendar.ts';
import type { World } from '../../store/world.ts';
import { declaresLowIncome, hasChildren, littleSavings, livesIn, lowIncome } from '../criteria-lines.ts';
import { addFund } from '../fund-line.ts';
import type { CriterionLine, FundLine } from '../fund-line.ts';
import { ofZonnedorp, validity } from '../fund-words.ts';

/** Ids of the funds at the edges, behind all others; the first has more than ten conditions, which are numbered by the id. */
export const edgeFunds = { everyQuestion: 91, fastQuestions: 95 } as const;

/** Somebody born on this day is eighteen today; as residents write it. */
function eighteenYearsAgo(world: World): string {
  const [year = '', month = '', day = ''] = dayOf(world.now()).split('-');
  return `${month === '02' && day === '29' ? '28' : day}-${month}-${Number(year) - 18}`;
}

/** A condition for each kind of control in which an answer is given (1 §5). */
const ticksAndSteps: readonly CriterionLine[] = [
  livesIn('Zonnedorp'),
  {
    key: 'children',
    operator: '!=',
    value: 'Nee',
    title: 'U heeft kinderen die thuis wonen',
    description: 'Ook kinderen voor wie u een deel van de week zorgt, tellen mee.',
  },
  { ...hasChildren, attachment: true },
];

const ofAge = (world: World): CriterionLine => ({
  key: 'birth_date',
  operator: '<=',
  value: eighteenYearsAgo(world),
  title: 'U bent 18 jaar of ouder',
  description: 'Vul uw geboortedatum in.',
});

const numbersAndTexts: readonly CriterionLine[] = [
  {
    key: 'household_nth',
    operator: '<=',
    value: '8',
    title: 'U woont met ten hoogste acht mensen in huis',
    description: 'Tel uzelf mee.',
  },
  {
    key: 'tax_id',
    operator: '!=',
    value: '000000000',
    title: 'U heeft een fiscaal nummer',
    description: 'Dat staat op de brieven van de Belastingdienst.',
  },
  {
    key: 'bsn',
    operator: '>',
    value: '0',
    title: 'U heeft een burgerservicenummer',
    description: 'Dat staat op uw paspoort of identiteitskaart.',
  },
  { ...lowIncome, attachment: true },
  { ...littleSavings, attachment: true },
  {
    key: 'spouse',
    operator: '!=',
    value: 'onbekend',
    title: 'Wij weten hoe uw partner heet',
    description: 'Heeft u geen partner? Vul dan een streepje in.',
  },
  declaresLowIncome,
];

const linesIn = (world: World): readonly FundLine[] => [
  {
    fund: {
      ...ofZonnedorp,
      id: edgeFunds.everyQuestion,
      key: 'tegoed-op-maat',
      name: 'Tegoed op maat',
      description_short: 'Voor wie nergens anders terechtkan. Wij stellen u elf vragen.',
      description:
        'Past geen enkele regeling bij u? Dan kijken wij samen wat er wel kan.\n\nU krijgt **€ 180 per kind**.',
      tag_ids: [1, 2],
      contact_info_enabled: true,
      contact_info_required: true,
      contact_info_message_text: 'Hoe en wanneer kunnen wij u bereiken? Bijvoorbeeld uw telefoonnummer.',
    },
    motif: 'kas-zon',
    criteria: [...ticksAndSteps, ofAge(world), ...numbersAndTexts],
    formula: [18_000, 'children_nth'],
    questions: [validity],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: edgeFunds.fastQuestions,
      key: 'snel-tegoed',
      name: 'Snel tegoed',
      description_short: 'U zegt zelf dat u aan de voorwaarden voldoet en heeft meteen tegoed.',
      description: 'Bevestig de voorwaarden en u bent klaar.\n\nU krijgt **€ 60, één keer**.',
      tag_ids: [1],
      auto_validation: true,
    },
    motif: 'kaartje-klei',
    criteria: [livesIn('Zonnedorp'), hasChildren, lowIncome],
    formula: [6000],
    questions: [validity],
  },
];

/** Adds a fund that asks every kind of question, and one that takes the word of the resident for `=`, `>` and `<`. */
export function addEdgeFunds(world: World): void {
  for (const line of linesIn(world)) addFund(world, line);
}
