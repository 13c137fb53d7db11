import type { Sentence } from '../../http/language.ts';
import type { CriterionQuestion, CriterionRow, TodaysFund } from '../../tables/funds.ts';
import { compares, dayNumber } from '../funds/criteria.ts';
import { valueProblem } from './fund-requests.ts';

/** The values that were sent, by the key of the record type. */
export type SentValues = ReadonlyMap<string, string>;

/**
 * Whether a criterion is asked: all its rules hold for what was sent. Of a part of a request, a rule that looks at an answer
 * in another part is not looked at.
 */
export const isAsked = ({ question }: CriterionRow, sent: SentValues, isPart: boolean): boolean =>
  (question?.rules ?? []).every(({ record_type_key: key, operator, value }) => {
    const answer = sent.get(key);
    return answer === undefined && isPart ? true : compares(answer ?? '', operator, value);
  });

const texts = {
  empty: { nl: 'Vul een antwoord in.', en: 'Fill in an answer.' },
  date: { nl: 'Vul een datum in, zoals 31-12-2010.', en: 'Enter a date, such as 31-12-2010.' },
  number: { nl: 'Vul een getal in.', en: 'Enter a number.' },
  box: { nl: 'Zet een vinkje.', en: 'Tick the box.' },
  choice: { nl: 'Kies een van de antwoorden.', en: 'Choose one of the answers.' },
  iban: { nl: 'Dit is geen IBAN.', en: 'This is not an IBAN.' },
  email: { nl: 'Dit is geen e-mailadres.', en: 'This is not an e-mail address.' },
} as const satisfies { readonly [problem: string]: Sentence };

const isDay = (value: string): boolean => /^\d{2}-\d{2}-\d{4}$/.test(value) && dayNumber(value) !== null;

/** The form of a value of these types, and what is said of another one. */
const FORMS: { readonly [type in CriterionQuestion['type']]?: readonly [(value: string) => boolean, Sentence] } = {
  date: [isDay, texts.date],
  number: [(value) => /^-?\d+(\.\d+)?$/.test(value), texts.number],
  iban: [(value) => /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(value), texts.iban],
  email: [(value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value), texts.email],
};

/** Why a value has not the form of its question. */
function formProblem({ control, type, options = [] }: CriterionQuestion, value: string): Sentence | null {
  if (control === 'checkbox') return value === 'Ja' ? null : texts.box;
  if (control === 'select') return options.some((option) => option.value === value) ? null : texts.choice;
  const [fits, sentence] = FORMS[type] ?? [];
  return fits?.(value) === false ? (sentence ?? null) : null;
}

function rangeProblem({ type, min, max }: CriterionQuestion, value: string): Sentence | null {
  if (type !== 'number') return null;
  if (min !== undefined && Number(value) < min)
    return { nl: `Vul ten minste ${min} in.`, en: `Enter at least ${min}.` };
  return max !== undefined && Number(value) > max
    ? { nl: `Vul ten hoogste ${max} in.`, en: `Enter at most ${max}.` }
    : null;
}

/** Why the answer to a criterion is refused; null when it is good. */
export function answerProblem(criterion: CriterionRow, question: CriterionQuestion, value: string): Sentence | null {
  if (value === '') return question.optional === true ? null : texts.empty;
  const wrong = formProblem(question, value) ?? rangeProblem(question, value);
  return wrong ?? valueProblem(criterion, question.type === 'number' ? 'number' : 'string', value);
}

/** Whether an answer needs a file: also a box that may stay empty, once it is ticked. */
export const needsFile = ({ show_attachment, question }: CriterionRow, value: string): boolean =>
  show_attachment && (question?.optional !== true || (question.control === 'checkbox' && value !== ''));

/** The required groups of which all criteria that are asked were sent, and none has an answer. */
export const emptyGroups = (
  { groups }: TodaysFund,
  asked: readonly CriterionRow[],
  valueOf: (criterion: CriterionRow) => string | undefined,
): readonly number[] =>
  groups
    .filter(({ id, required }) => {
      const own = asked.filter(({ question }) => question?.group === id);
      return required && own.length > 0 && own.every((criterion) => valueOf(criterion) === '');
    })
    .map(({ id }) => id);
