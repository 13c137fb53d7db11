import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { PersonalRecord, RecordValidation } from '@stadstegoed/core/records/record.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { RecordDetailViewModel } from './record-detail.vm.ts';
import './record-detail.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** The answers about a record as stamps; the confirmation that counts for funds is marked. */
export const RecordStamps = observer(function RecordStamps(props: {
  readonly record: PersonalRecord;
  readonly model: RecordDetailViewModel;
}) {
  const { record, model } = props;
  const translate = useTexts();
  if (record.validations.length + model.requests.length === 0) return <p>{translate('records.stamps.none')}</p>;
  return (
    <ul className="record-stamps">
      {model.requests.map(({ id, validator, state }) => (
        <Stamp
          key={`request-${id}`}
          kind={state === 'pending' ? 'wait' : 'no'}
          title={<ContentText>{validator.organization.name}</ContentText>}
          text={translate(state === 'pending' ? 'records.stamps.waits' : 'records.stamps.declined')}
        />
      ))}
      {record.validations.map((validation) => (
        <Confirmation key={validation.id} validation={validation} counts={validation.id === model.counting?.id} />
      ))}
    </ul>
  );
});

function Confirmation({ validation, counts }: { readonly validation: RecordValidation; readonly counts: boolean }) {
  const translate = useTexts();
  const language = useLanguage();
  const { organization, email, createdOn } = validation;
  const name = organization === null ? (email ?? translate('records.stamps.person')) : organization.name;
  const text = translate('records.stamps.confirmed', { date: formatDate(createdOn, language) });
  return (
    <Stamp
      kind="yes"
      title={<ContentText>{name ?? translate('records.stamps.organization')}</ContentText>}
      text={organization === null ? `${text} ${translate('records.stamps.noOrganization')}` : text}
      extra={counts ? <Badge kind="positive">{translate('records.stamps.counts')}</Badge> : null}
    />
  );
}

const ICONS = { yes: IconCheck, wait: IconHourglass, no: IconX };

function Stamp(props: {
  readonly kind: keyof typeof ICONS;
  readonly title: ReactNode;
  readonly text: string;
  readonly extra?: Elements;
}) {
  const Icon = ICONS[props.kind];
  return (
    <li className={`record-stamp record-stamp--${props.kind}`}>
      <span className="record-stamp__seal">
        <Icon stroke={1.75} aria-hidden="true" />
      </span>
      <strong>{props.title}</strong>
      <span className="record-stamp__text">
        <span>{props.text}</span> {props.extra}
      </span>
    </li>
  );
}
