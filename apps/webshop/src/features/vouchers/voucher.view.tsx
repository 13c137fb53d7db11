import type { FailureKind } from '@stadstegoed/core/shared/failure.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { paysHere } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { useRetryWhenBack } from '../../lib/load/connection.ts';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { HaveCode } from '../../lib/links/have-code.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { CODE_LOOK_EVERY } from '../../lib/app/timings.ts';
import { useWhileVisible } from '../../lib/load/use-while-visible.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { OfflineCopyNote, lacksPayments } from './parts/offline-copy-note.tsx';
import { VoucherFits } from './voucher-fits.view.tsx';
import { VoucherActionsView } from './voucher-actions.view.tsx';
import { VoucherCardView } from './voucher-card.view.tsx';
import { VoucherHistoryView } from './voucher-history.view.tsx';
import { VoucherProductsLink, VoucherOfficesView } from './voucher-offices.view.tsx';
import { VoucherSheetView } from './voucher-sheet.view.tsx';
import { VoucherTicketOpen } from './voucher-ticket-open.view.tsx';
import { VoucherTimelineView } from './voucher-timeline.view.tsx';
import { VoucherViewModel } from './voucher.vm.ts';
import './voucher.css';

export const reads = screenModel(VoucherViewModel, ({ path: { address = '' }, language }) => ({ address, language }));

/** One voucher: the open ticket with its QR code, its actions, timeline and history. */
export const Component = observer(function VoucherView() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const name = nameOf(model.voucher.value);
  useOwnTitle(name);
  return (
    <div className="container page">
      <VoucherTrail name={name} />
      <Loaded
        from={model.voucher}
        skeleton={<VoucherSkeleton />}
        heading={translate('vouchers.voucher.title')}
        onFailure={(failure) => (isMissing(failure.kind) ? <NoVoucher /> : null)}
      >
        {(voucher) => <VoucherBody voucher={model.shown ?? voucher} model={model} />}
      </Loaded>
    </div>
  );
});

const VoucherBody = observer(function VoucherBody(props: {
  readonly voucher: Voucher;
  readonly model: VoucherViewModel;
}) {
  const { voucher, model } = props;
  // Without a network the note of the voucher reads it again.
  const isFollowed = paysHere(voucher) && voucher.offlineCopy === undefined;
  useRetryWhenBack(model.pending.state === 'failed', () => void model.pending.retry());
  useWhileVisible(isFollowed, CODE_LOOK_EVERY, () => void model.lookForPayment());
  return (
    <>
      <OfflineCopyNote copy={voucher.offlineCopy} from={model.voucher} lacksPayments={lacksPayments(voucher)} />
      <CodeNotUsed />
      <VoucherTicketOpen
        voucher={voucher}
        payment={model.payment}
        isCompleting={model.pending.isFirstLoad}
        onShowLarge={model.showLarge}
      />
      <VoucherFits voucher={voucher} model={model} />
      <VoucherActionsView model={model} />
      <VoucherCardView voucher={voucher} onChanged={model.followCard} />
      <div className="split split--aside voucher-below">
        <Content voucher={voucher} model={model} />
        <div className="stack--wide">
          <VoucherHistoryView voucher={voucher} />
          {model.showsOffices ? (
            <>
              <VoucherOfficesView voucher={voucher} />
              {model.showsFits ? null : <VoucherProductsLink voucher={voucher} />}
            </>
          ) : null}
        </div>
      </div>
      {model.actions?.print === true ? <VoucherSheetView voucher={voucher} /> : null}
    </>
  );
});

/** Shown to residents who wanted to activate a fund of which they have the voucher: their code has not been used. */
function CodeNotUsed() {
  const translate = useTexts();
  const [query] = useSearchParams();
  if (query.get('from') !== 'fund-activate') return null;
  return (
    <Notice title={translate('vouchers.voucher.hasAlready')} live="status" className="voucher-has-already">
      <p>{translate('vouchers.voucher.codeNotUsed')}</p>
      <HaveCode />
    </Notice>
  );
}

/** What a product voucher gives, and the payments when they are known. */
function Content({ voucher, model }: { readonly voucher: Voucher; readonly model: VoucherViewModel }) {
  const translate = useTexts();
  const timeline = lacksPayments(voucher) ? null : <VoucherTimelineView timeline={model.timeline} voucher={voucher} />;
  const given = voucher.product?.descriptionHtml ?? '';
  if (given === '') return timeline;
  return (
    <div className="stack--wide">
      <section aria-labelledby="voucher-product">
        <Heading level={2} id="voucher-product">
          {translate('vouchers.product.title')}
        </Heading>
        <RichText html={given} topHeading={3} />
      </section>
      {timeline}
    </div>
  );
}

/** The product of a product voucher, otherwise the fund. */
function nameOf(voucher: Voucher | null): string | null {
  return voucher?.product?.name ?? voucher?.fund.name ?? null;
}

function VoucherTrail(props: { readonly name: string | null }) {
  const translate = useTexts();
  return (
    <Trail
      between={[{ to: goTo('vouchers', {}), label: translate('vouchers.list.title') }]}
      current={translate('vouchers.voucher.title')}
      name={props.name}
    />
  );
}

/** Whether the voucher does not exist or belongs to somebody else. Other failures show the common message. */
function isMissing(kind: FailureKind): boolean {
  return kind === 'not_found' || kind === 'forbidden';
}

function NoVoucher() {
  return (
    <MissingScreen
      title="vouchers.voucher.notFound"
      text="vouchers.voucher.notFound.text"
      button="vouchers.voucher.toList"
      to={goTo('vouchers', {})}
    />
  );
}

function VoucherSkeleton() {
  return (
    <>
      <Skeleton height="31rem" />
      <SkeletonRows count={4} />
    </>
  );
}
