import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass, tintOf } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { Loaded, LoadState } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { RecordsFrame } from './records-frame.view.tsx';
import { RecordBadge } from './record-badge.view.tsx';
import { RecordDetailViewModel } from './record-detail.vm.ts';
import { RecordHistory } from './record-history.view.tsx';
import { RecordStamps } from './record-stamps.view.tsx';
import { shownValue } from './record-texts.ts';
import './record-detail.css';

/** A record of the resident: its value, who confirmed it, and what stood there before. */
export const RecordDetail = observer(function RecordDetail({ id }: { readonly id: string }) {
  const translate = useTexts();
  const language = useLanguage();
  const model = useViewModel(RecordDetailViewModel, { id, language });
  useOwnTitle(model.record?.name ?? null);
  if (model.isMissing) return <MissingRecord />;
  // Both change what stands in the middle of the screen.
  const rest = [model.book.requests, model.book.categories].find(({ isFirstLoad }) => isFirstLoad);
  return (
    <RecordsFrame
      between={[{ to: goTo('records', {}), label: translate('records.list.title') }]}
      current={translate('records.detail.title')}
      name={model.record?.name ?? null}
    >
      <Loaded
        from={model.book.records}
        skeleton={<SkeletonRows count={4} />}
        heading={translate('records.detail.title')}
      >
        {() =>
          model.record === null ? null : rest === undefined ? (
            <Detail record={model.record} model={model} />
          ) : (
            <LoadState from={rest} skeleton={<SkeletonRows count={4} />} heading={translate('records.detail.title')} />
          )
        }
      </Loaded>
    </RecordsFrame>
  );
});

/** Shown when the resident has no such record. */
export function MissingRecord() {
  return (
    <MissingScreen
      title="records.missing.title"
      text="records.missing.text"
      button="records.missing.button"
      to={goTo('records', {})}
      live="alert"
    />
  );
}

type Props = { readonly record: PersonalRecord; readonly model: RecordDetailViewModel };

const Detail = observer(function Detail({ record, model }: Props) {
  const translate = useTexts();
  return (
    <div className="stack stack--wide">
      <section className={`record-value ${tintClass(tintOf(Number(record.categoryId ?? 0)))}`}>
        <Heading level={1} size={3}>
          {record.name}
        </Heading>
        <p className="record-value__big figures">{shownValue(record)}</p>
        <RecordBadge status={model.status} />
        <Actions record={record} model={model} />
      </section>
      <section>
        <Heading level={2}>{translate('records.detail.stamps')}</Heading>
        <LoadState from={model.book.requests} skeleton={null} failedTitle={translate('records.requests.failed')} />
        <RecordStamps record={record} model={model} />
      </section>
      <RecordHistory record={record} earlier={model.earlier} />
    </div>
  );
});

const Actions = observer(function Actions({ record, model }: Props) {
  const translate = useTexts();
  const href = useHref();
  const isAsked = model.status === 'confirmed' || model.status === 'asked';
  return (
    <div className="actions record-value__actions no-print">
      <IfScreenEnabled screen="record-validate">
        <ButtonLink
          appearance={isAsked ? 'secondary' : 'primary'}
          href={href(goTo('record-validate', { id: record.id }))}
          icon={<IconRosetteDiscountCheck stroke={1.5} aria-hidden="true" />}
        >
          {translate(isAsked ? 'records.detail.askMore' : 'records.detail.ask')}
        </ButtonLink>
      </IfScreenEnabled>
      <IfScreenEnabled screen="record-create">
        <ButtonLink appearance="subtle" href={href(goTo('record-create', {}, { type: record.typeKey }))}>
          {translate('records.detail.new')}
        </ButtonLink>
      </IfScreenEnabled>
      {model.canMove ? (
        <Button appearance="subtle" onClick={model.move}>
          {translate('records.detail.move')}
        </Button>
      ) : null}
    </div>
  );
});
