import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { RecordGroup, RecordStatus } from '@stadstegoed/core/records/record-rules.ts';
import type { PersonalRecord, RecordCategory } from '@stadstegoed/core/records/record.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { tintClass, tintOf } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { RecordBadge } from './record-badge.view.tsx';
import { shownValue } from './record-texts.ts';

/** Props of the records of one category. */
export interface RecordGroupProps {
  readonly group: RecordGroup;
  readonly statusOf: (record: PersonalRecord) => RecordStatus;
  /** There is no other group, so that one without a category needs no name. */
  readonly isOnly: boolean;
  readonly onArrange: (category: RecordCategory) => void;
}

/** The records of one category as rows; each row opens its record. */
export const RecordGroupView = observer(function RecordGroupView(props: RecordGroupProps) {
  const { group, statusOf, isOnly, onArrange } = props;
  const translate = useTexts();
  const { category } = group;
  const Icon = category === null ? IconUser : IconFolder;
  const name = category?.name ?? translate(isOnly ? 'records.group.all' : 'records.group.rest');
  return (
    <Card as="section" className={`record-group ${tintClass(tintOf(Number(category?.id ?? 0)))}`}>
      <div className="record-group__head">
        <span className="record-icon">
          <Icon stroke={1.5} aria-hidden="true" />
        </span>
        <Heading level={2} size={3}>
          {name}
        </Heading>
        {category === null ? null : (
          <Button appearance="subtle" onClick={() => onArrange(category)}>
            <span>{translate('records.category.change')}</span> <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </div>
      <ul>
        {group.records.map((record) => (
          <RecordRow key={record.id} record={record} status={statusOf(record)} />
        ))}
      </ul>
    </Card>
  );
});

function RecordRow({ record, status }: { readonly record: PersonalRecord; readonly status: RecordStatus }) {
  const href = useHref();
  return (
    <li className="record-row">
      <span className="record-row__label" aria-hidden="true">
        {record.name}
      </span>
      <span className="record-row__value">
        <ShopLink href={href(goTo('record-validations', { id: record.id }))}>
          <span className="visually-hidden">{`${record.name}:`}</span> <span>{shownValue(record)}</span>
        </ShopLink>
      </span>
      <span className="record-row__seal">
        <RecordBadge status={status} />
      </span>
      <IconChevronRight stroke={1.5} aria-hidden="true" />
    </li>
  );
}
