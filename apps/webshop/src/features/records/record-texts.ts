import type { RecordStatus } from '@stadstegoed/core/records/record-rules.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { parseMoney } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { MessageKind } from '@stadstegoed/ui/notice/notice.tsx';
import type { TextKey } from '../../texts/text-keys.ts';

const SECRET: readonly string[] = ['bsn', 'partner_bsn'];
const AMOUNTS: readonly string[] = ['net_worth', 'base_salary'];

/** The value as it is shown: amounts in euros, of a BSN only the end. */
export function shownValue({
  typeKey,
  value,
  valueLocale,
}: Pick<PersonalRecord, 'typeKey' | 'value' | 'valueLocale'>): string {
  if (SECRET.includes(typeKey)) return `••• ••• ${value.slice(-3)}`;
  const amount = AMOUNTS.includes(typeKey) && value === valueLocale ? parseMoney(value) : null;
  return amount === null ? valueLocale : formatAmount(amount);
}

/** Whether the value of a record is an amount of money. */
export const isAmount = ({ typeKey }: Pick<PersonalRecord, 'typeKey'>): boolean => AMOUNTS.includes(typeKey);

/** The colour and the words of a status. */
export const STATUSES: Readonly<
  Record<RecordStatus, { readonly kind: MessageKind | 'neutral'; readonly label: TextKey }>
> = {
  confirmed: { kind: 'positive', label: 'records.status.confirmed' },
  asked: { kind: 'warning', label: 'records.status.asked' },
  declined: { kind: 'negative', label: 'records.status.declined' },
  own: { kind: 'neutral', label: 'records.status.own' },
};
