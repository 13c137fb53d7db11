import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { RecordStatus } from '@stadstegoed/core/records/record-rules.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { CardLink } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { shownValue, STATUSES } from './record-texts.ts';

export interface RecordGroupProps {
  readonly title: string;
  readonly records: readonly PersonalRecord[];
  /** Null when the title is the status of all of them. */
  readonly statusOf: ((record: PersonalRecord) => RecordStatus) | null;
}

/** Some records as rows; each row opens its record. What holds for all of them is said once. */
export const RecordGroupView = observer(function RecordGroupView({ title, records, statusOf }: RecordGroupProps) {
  const translate = useTexts();
  const isConfirmed = statusOf !== null && records.every((record) => statusOf(record) === 'confirmed');
  return (
    <section className="record-group">
      <div className="record-group__head">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {isConfirmed ? (
          <p>
            <IconCheck size={20} stroke={1.75} aria-hidden="true" /> <span>{translate('records.group.confirmed')}</span>
          </p>
        ) : null}
      </div>
      <ul>
        {records.map((record) => (
          <RecordRow key={record.id} record={record} status={isConfirmed || !statusOf ? null : statusOf(record)} />
        ))}
      </ul>
    </section>
  );
});

function RecordRow({ record, status }: { readonly record: PersonalRecord; readonly status: RecordStatus | null }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <li className="record-row">
      <span className="record-row__label" aria-hidden="true">
        {record.name}
      </span>
      <span className="record-row__value">
        <CardLink href={href(goTo('record-validations', { id: record.id }))}>
          <span className="visually-hidden">{`${record.name}:`}</span> <span>{shownValue(record)}</span>
        </CardLink>
        {status === null ? null : <small>{translate(STATUSES[status].label)}</small>}
      </span>
      <IconChevronRight stroke={1.5} aria-hidden="true" />
    </li>
  );
}
