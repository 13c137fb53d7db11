import type { Fund } from '../funds/fund.ts';
import { valueOfAnswer } from './criterion-answer.ts';
import { confirmedValue } from './confirmed-value.ts';
import type { RequestForm, RequestRecord } from './fund-request.ts';
import { askedCriteria } from './request-steps.ts';
import { cleanText } from '../shared/typed-text.ts';

/** What the resident filled in, by the id of the criterion. */
export interface RequestAnswers {
  /** The answers as typed; a checked box is `CHECKED`. */
  readonly answers: Readonly<Record<string, string>>;
  /** The uids of the uploaded files. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Empty when the fund does not ask for it. */
  readonly contactInformation: string;
}

/** Builds the form that is sent. Leaves out answers that cannot be read; the platform then names what is missing. */
export function toRequestForm(
  fund: Pick<Fund, 'criteria' | 'autoValidation'>,
  { answers, files, contactInformation }: RequestAnswers,
): RequestForm {
  const records = askedCriteria(fund).flatMap((criterion): readonly RequestRecord[] => {
    const value = fund.autoValidation
      ? confirmedValue(criterion)
      : valueOfAnswer(criterion, answers[criterion.id] ?? '');
    if (value === null) return [];
    const { id, recordTypeKey } = criterion;
    return [{ criterionId: id, recordTypeKey, value, files: files[id] ?? [] }];
  });
  const contact = cleanText(contactInformation);
  return { contactInformation: contact === '' ? null : contact, records };
}
