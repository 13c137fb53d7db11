import { isAmountType, readableValue } from '@stadstegoed/core/records/record-value.ts';
import type { RecordStatus } from '@stadstegoed/core/records/record-rules.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { MessageKind } from '@stadstegoed/ui/notice/notice.tsx';
import type { TextKey } from '../../texts/text-keys.ts';

const SECRET: readonly string[] = ['bsn', 'partner_bsn'];

/** The value as it is shown: amounts in euros, of a BSN only the end. */
export function shownValue({
  typeKey,
  value,
  valueLocale,
}: Pick<PersonalRecord, 'typeKey' | 'value' | 'valueLocale'>): string {
  if (SECRET.includes(typeKey)) return `••• ••• ${value.slice(-3)}`;
  const readable = readableValue(typeKey, value);
  return readable.kind === 'amount' && value === valueLocale ? formatAmount(readable.amount) : valueLocale;
}

/** Whether the value of a record is an amount of money. */
export const isAmount = ({ typeKey }: Pick<PersonalRecord, 'typeKey'>): boolean => isAmountType(typeKey);

/** The colour and the words of a status. */
export const STATUSES: Readonly<
  Record<RecordStatus, { readonly kind: MessageKind | 'neutral'; readonly label: TextKey }>
> = {
  confirmed: { kind: 'positive', label: 'records.status.confirmed' },
  asked: { kind: 'warning', label: 'records.status.asked' },
  declined: { kind: 'negative', label: 'records.status.declined' },
  own: { kind: 'neutral', label: 'records.status.own' },
};
