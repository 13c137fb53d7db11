import { groupedIban } from '@stadstegoed/core/reimbursements/iban.ts';
import { situationOf, type Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import type { DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { ContentText, OwnWords } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { Receipt } from './receipt.view.tsx';
import { payerOf, sumValue, tintOfFund, titleOf } from './reimbursement-texts.ts';
import { SituationStamp } from './situation.view.tsx';
import { ReimbursementTrack } from './reimbursement-track.view.tsx';
import { ReimbursementViewModel } from './reimbursement.vm.ts';
import './reimbursement.css';
import { missingReimbursement } from './missing-reimbursement.view.tsx';

export const reads = screenModel(ReimbursementViewModel, ({ path: { id = '' } }) => ({ id }));

/** One reimbursement: its receipt with a stamp, how far it is, and what the resident can do. */
export const Component = observer(function ReimbursementScreen() {
  const translate = useTexts();
  const { id = '' } = useParams();
  const model = useScreenModel(reads);
  const { value } = model.reimbursement;
  const title = value === null ? translate('reimbursements.detail.title') : titleOf(value, translate);
  useOwnTitle(value === null ? null : title);
  return (
    <div className="container page">
      <Trail
        between={[{ to: goTo('reimbursements', {}), label: translate('reimbursements.list.title') }]}
        current={title}
      />
      <Loaded
        from={model.reimbursement}
        skeleton={<DetailSkeleton />}
        heading={translate('reimbursements.detail.title')}
        onFailure={(failure) => missingReimbursement(failure, model.isKept ? id : null)}
      >
        {(reimbursement) => <Detail model={model} reimbursement={reimbursement} />}
      </Loaded>
    </div>
  );
});

interface DetailProps {
  readonly model: ReimbursementViewModel;
  readonly reimbursement: Reimbursement;
}

const Detail = observer(function Detail({ model, reimbursement }: DetailProps) {
  const translate = useTexts();
  const receipt = receiptOf(reimbursement, model.voucher?.name ?? null, translate);
  return (
    <>
      <div className="page-head">
        <Heading level={1}>{titleOf(reimbursement, translate)}</Heading>
      </div>
      <JustSent reimbursement={reimbursement} />
      <Explanation reimbursement={reimbursement} />
      <div className="split split--aside">
        <Receipt
          receipt={receipt}
          headingLevel={2}
          stamp={<SituationStamp reimbursement={reimbursement} />}
          onOpen={model.open}
        />
        <aside className="stack reimbursement-aside">
          <ReimbursementTrack reimbursement={reimbursement} />
          <Actions model={model} reimbursement={reimbursement} />
        </aside>
      </div>
    </>
  );
});

/** What was sent a moment ago, from the form. The toast of the form announces it, so this is no live region. */
function JustSent({ reimbursement }: { readonly reimbursement: Reimbursement }) {
  const translate = useTexts();
  const href = useHref();
  const [query] = useSearchParams();
  if (reimbursement.state !== 'pending' || query.get('sent') !== '1') return null;
  return (
    <Notice kind="positive" title={translate('reimbursements.sent.title')} className="reimbursement-told">
      <p>{translate('reimbursements.sent.text')}</p>
      <Link href={href(goTo('reimbursements', {}))}>{translate('reimbursements.detail.all')}</Link>
    </Notice>
  );
}

/** Why the money does not come, above what was sent. */
function Explanation({ reimbursement }: { readonly reimbursement: Reimbursement }) {
  const translate = useTexts();
  const { reason } = reimbursement;
  switch (situationOf(reimbursement)) {
    case 'declined':
      return (
        <Notice kind="negative" title={translate('reimbursements.why.title')} className="reimbursement-told">
          <p className="reimbursement-why">
            {reason === null ? translate('reimbursements.why.none') : <ContentText>{reason}</ContentText>}
          </p>
          <p>{translate('reimbursements.why.balance')}</p>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice title={translate('reimbursements.unknown.title')} className="reimbursement-told">
          <p>
            <CallUs text="reimbursements.unknown.text" />
          </p>
        </Notice>
      );
    case 'expired':
    case 'stopped':
      return (
        <Notice kind="warning" title={translate('reimbursements.ended.title')} className="reimbursement-told">
          <p>
            <CallUs text="reimbursements.ended.text" />
          </p>
        </Notice>
      );
    default:
      return null;
  }
}

const Actions = observer(function Actions({ model, reimbursement }: DetailProps) {
  const translate = useTexts();
  const href = useHref();
  const { fund, id } = reimbursement;
  const situation = situationOf(reimbursement);
  return (
    <div className="reimbursement-actions">
      {situation === 'pending' ? (
        <Notice title={translate('reimbursements.forgot.title')}>
          <p>{translate('reimbursements.forgot.text')}</p>
        </Notice>
      ) : null}
      {situation === 'draft' ? (
        <ButtonLink appearance="primary" href={href(goTo('reimbursement-edit', { id }))}>
          {translate('reimbursements.list.finish')}
        </ButtonLink>
      ) : null}
      {situation === 'approved' && model.voucher !== null ? (
        <ButtonLink href={href(goTo('voucher', { address: model.voucher.address }))}>
          {translate('reimbursements.detail.voucher', { fund: fund.name })}
        </ButtonLink>
      ) : null}
      {situation === 'declined' ? (
        <>
          <ButtonLink appearance="primary" href={href(goTo('reimbursement-create', {}, { again: id }))}>
            {translate('reimbursements.detail.again')}
          </ButtonLink>
          <p>
            <CallUs text="reimbursements.detail.call" />
          </p>
        </>
      ) : null}
      {model.canCancel ? (
        <Button appearance="danger" onClick={model.cancel}>
          {translate('reimbursements.detail.cancel')}
        </Button>
      ) : null}
    </div>
  );
});

/** A translating browser leaves codes, account numbers and names as they are. */
const VERBATIM = { translate: 'no' } as const;

function receiptOf(reimbursement: Reimbursement, owner: string | null, translate: Translate): ReceiptContent {
  const { amount, code, description, fund, iban, ibanName } = reimbursement;
  const line = (label: Parameters<typeof translate>[0], value: ReactNode, verbatim: Pick<DataItem, 'translate'> = {}) =>
    value === null || value === undefined ? [] : [{ label: translate(label), value, ...verbatim }];
  return {
    tint: tintOfFund(fund),
    // The name of the reimbursement is the title of the page.
    title: payerOf(fund.name, owner, translate),
    payer: null,
    lines: [
      ...line('reimbursements.line.code', code, VERBATIM),
      ...line('reimbursements.line.iban', iban === null ? null : groupedIban(iban), VERBATIM),
      ...line('reimbursements.line.ibanName', ibanName, VERBATIM),
      ...line(
        'reimbursements.line.description',
        description === null ? null : (
          <span className="receipt__message">
            <OwnWords>{description}</OwnWords>
          </span>
        ),
      ),
    ],
    sum: { label: translate(`reimbursements.sum.${situationOf(reimbursement)}`), ...sumValue(amount, translate) },
    files: reimbursement.files,
  };
}

function DetailSkeleton() {
  return (
    <>
      <Skeleton shape="line" width="50%" height="2.5rem" />
      <Skeleton height="24rem" />
      <SkeletonRows count={1} />
    </>
  );
}
