import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { CODE_LOOK_EVERY } from '../../lib/app/timings.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useWhileVisible } from '../../lib/load/use-while-visible.ts';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { Loaded, LoadState } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { MissingRecord } from './record-detail.view.tsx';
import { shownValue } from './record-texts.ts';
import { RecordsFrame } from './records-frame.view.tsx';
import { RecordValidateViewModel } from './record-validate.vm.ts';
import { ValidatorList } from './validator-list.view.tsx';
import './record-validate.css';

export const reads = screenModel(RecordValidateViewModel, ({ path: { id = '' }, language }) => ({ id, language }));

/** Asking somebody to confirm a record: at a desk with a QR code, or online. */
export const Component = observer(function RecordValidateScreen() {
  const { id = '' } = useParams();
  const translate = useTexts();
  const model = useScreenModel(reads);
  if (model.isMissing) return <MissingRecord />;
  return (
    <RecordsFrame
      between={[
        { to: goTo('records', {}), label: translate('records.list.title') },
        ...(model.record === null ? [] : [{ to: goTo('record-validations', { id }), name: model.record.name }]),
      ]}
      current={translate('records.validate.short')}
    >
      <Loaded
        from={model.book.records}
        skeleton={<SkeletonRows count={3} />}
        heading={translate('records.validate.short')}
      >
        {() => (model.record === null ? null : <Ask record={model.record} model={model} />)}
      </Loaded>
    </RecordsFrame>
  );
});

type Props = { readonly record: PersonalRecord; readonly model: RecordValidateViewModel };

const Ask = observer(function Ask({ record, model }: Props) {
  const translate = useTexts();
  return (
    <>
      <div className="page-head">
        <p className="text-sm">{`${record.name} · ${shownValue(record)}`}</p>
        <Heading level={1}>{translate('records.validate.title')}</Heading>
        <Lead>{translate('records.validate.lead')}</Lead>
      </div>
      <div className="record-ask">
        <section>
          <Heading level={2} size={3}>
            {translate('records.validate.desk')}
          </Heading>
          <DeskCode record={record} model={model} />
        </section>
        {/* Who was approved at the desk need ask nobody else. */}
        <section hidden={model.answer === 'approved'}>
          <Heading level={2} size={3}>
            {translate('records.validate.online')}
          </Heading>
          <LoadState from={model.book.requests} skeleton={null} failedTitle={translate('records.requests.failed')} />
          <Loaded from={model.validators} skeleton={<SkeletonRows count={3} />}>
            {(validators) => <ValidatorList validators={validators} model={model} />}
          </Loaded>
        </section>
      </div>
      <section className="record-after" hidden={model.answer !== null}>
        <Heading level={2} size={3}>
          {translate('records.validate.after')}
        </Heading>
        <StepList
          steps={(['look', 'answer'] as const).map((name) => ({
            title: translate(`records.validate.${name}.title`),
            text: translate(`records.validate.${name}.text`),
          }))}
        />
      </section>
    </>
  );
});

const DeskCode = observer(function DeskCode({ record, model }: Props) {
  const translate = useTexts();
  const href = useHref();
  const { code, answer } = model;
  useWhileVisible(code !== null, CODE_LOOK_EVERY, () => void model.lookForAnswer());
  if (answer !== null) {
    return (
      <Notice
        kind={answer === 'approved' ? 'positive' : 'warning'}
        title={translate(`records.request.${answer}`)}
        live="status"
      >
        <Link href={href(goTo('record-validations', { id: record.id }))}>{translate('records.validate.toRecord')}</Link>
      </Notice>
    );
  }
  return (
    <div className="record-code">
      {code === null ? (
        <>
          <p>{translate('records.validate.codeWhy')}</p>
          <CallButton
            appearance="primary"
            busy={model.isMakingCode && translate('records.validate.makingCode')}
            onClick={() => void model.makeCode()}
          >
            {translate('records.validate.makeCode')}
          </CallButton>
        </>
      ) : (
        <>
          <div className="record-code__qr">
            <QrCode
              value={code}
              title={translate('records.validate.codeTitle', { name: record.name })}
              description={translate('records.validate.codeDescription')}
            />
          </div>
          <p role="status">{translate('records.validate.scan')}</p>
        </>
      )}
      <p className="text-xs">{translate('records.validate.once')}</p>
    </div>
  );
});
