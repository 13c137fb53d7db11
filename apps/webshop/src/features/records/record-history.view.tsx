import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { countedOn } from './counted-on.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { shownValue } from './record-texts.ts';
import './record-detail.css';

/** The values of this type over time; the newest one counts. Nothing when there is only one. */
export function RecordHistory(props: { readonly record: PersonalRecord; readonly earlier: readonly PersonalRecord[] }) {
  const translate = useTexts();
  if (props.earlier.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{translate('records.history.title')}</Heading>
      <ol className="record-history">
        {[props.record, ...props.earlier].map((record, index) => (
          <Line key={record.id} record={record} isNow={index === 0} />
        ))}
      </ol>
    </section>
  );
}

function Line({ record, isNow }: { readonly record: PersonalRecord; readonly isNow: boolean }) {
  const translate = useTexts();
  const language = useLanguage();
  const confirmed = countedOn(record);
  const Icon = confirmed === null ? IconPencil : IconRosetteDiscountCheck;
  const how =
    confirmed === null
      ? translate('records.history.own')
      : translate('records.history.confirmed', {
          date: formatDate(confirmed.date, language),
          by: confirmed.by ?? translate('records.stamps.organization'),
        });
  return (
    <li>
      <span className="record-history__icon">
        <Icon size={20} stroke={1.5} aria-hidden="true" />
      </span>
      <strong>{shownValue(record)}</strong>
      <span className="record-history__how">{isNow ? `${how} ${translate('records.history.now')}` : how}</span>
    </li>
  );
}
