import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { formatTime } from '@stadstegoed/ui/format-date.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { FailureText } from '../../lib/action/failure-text.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { ReimbursementFormFields } from './reimbursement-fields.view.tsx';
import type { ReimbursementForm } from './reimbursement-form.ts';
import { formReceipt } from './reimbursement-receipt.ts';
import { amountText, titleOf } from './reimbursement-texts.ts';
import { Receipt, SumValue } from './receipt.view.tsx';
import type { ReimbursementFormViewModel } from './reimbursement-form.vm.ts';
import '../../lib/page/action-bar.css';
import './reimbursement-dialogs.css';
import './reimbursement-form-screen.css';
import { missingReimbursement } from './missing-reimbursement.view.tsx';

type ModelProps = { readonly model: ReimbursementFormViewModel };

/** The screen of a new reimbursement and of a draft: the form, and beside it the receipt that fills in. */
export const ReimbursementFormScreen = observer(function ReimbursementFormScreen(
  props: ModelProps & { readonly kind: 'create' | 'edit' },
) {
  const { model, kind } = props;
  const translate = useTexts();
  const again = model.context.value?.again ?? null;
  const before =
    again === null ? {} : { title: titleOf(again, translate), amount: amountText(again.amount, translate) };
  const hasNoVoucher = model.context.value?.vouchers.length === 0;
  return (
    <div className="container page">
      <PageHead
        title={translate(`reimbursements.${model.follows === null ? kind : 'again'}.title`)}
        lead={hasNoVoucher ? undefined : translate(`reimbursements.${model.follows ?? kind}.lead`, before)}
        between={[{ to: goTo('reimbursements', {}), label: translate('reimbursements.list.title') }]}
      />
      <Loaded
        from={model.context}
        skeleton={<SkeletonRows count={5} />}
        onFailure={(failure) => missingReimbursement(failure)}
      >
        {() => (hasNoVoucher ? <NoVoucher /> : <KnownReimbursement model={model} />)}
      </Loaded>
    </div>
  );
});

const KnownReimbursement = observer(function KnownReimbursement({ model }: ModelProps) {
  const { claim } = model;
  return claim === null ? null : <ReimbursementFormView model={model} claim={claim} />;
});

type ReimbursementFormProps = ModelProps & { readonly claim: ReimbursementForm };

const ReimbursementFormView = observer(function ReimbursementFormView({ model, claim }: ReimbursementFormProps) {
  const translate = useTexts();
  useErrorTitle(claim.form.isRefused);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    model.submit();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="split split--aside">
      <div className="stack">
        <WhyNot model={model} />
        {model.isVoucherMissing && claim.voucher === null ? (
          <Notice kind="warning" title={translate('reimbursements.form.voucherMissing.title')}>
            <p>{translate('reimbursements.form.voucherMissing.text')}</p>
          </Notice>
        ) : null}
        <ReimbursementFormFields claim={claim} follows={model.follows} onPreview={model.preview} />
        <SavedNote model={model} />
      </div>
      <aside className="reimbursement-form__aside" aria-label={translate('reimbursements.form.soFar')}>
        <Receipt
          receipt={formReceipt({ voucher: claim.voucher, answers: claim.form.values }, translate)}
          headingLevel={2}
        />
        <p className="reimbursement-hint">
          <IconClock stroke={1.5} aria-hidden="true" />
          <span>{translate('reimbursements.form.whenPaid')}</span>
        </p>
        <Problem model={model} />
        <ReimbursementActions model={model} claim={claim} />
      </aside>
    </form>
  );
});

/** Why the one before was refused, in the words of the municipality; or that the resident cancelled it. */
const WhyNot = observer(function WhyNot({ model }: ModelProps) {
  const translate = useTexts();
  const language = useLanguage();
  const again = model.context.value?.again ?? null;
  if (model.follows === null) return null;
  const own = translate(again === null ? 'reimbursements.cancelled.why' : 'reimbursements.why.none');
  return (
    <Notice kind="warning" title={translate('reimbursements.again.why')}>
      <p className="reimbursement-why">{again?.reason ? <ContentText>{again.reason}</ContentText> : own}</p>
      {again === null ? null : (
        <p className="text-xs">
          <ContentText>{again.fund.organizationName}</ContentText>
          {again.resolvedOn === null ? null : <span>{`, ${formatDate(again.resolvedOn, language)}`}</span>}
        </p>
      )}
    </Notice>
  );
});

/** Why the last attempt failed. Stands above the buttons, because a toast disappears; the bar of a phone may be far from it. */
const Problem = observer(function Problem({ model }: ModelProps) {
  const translate = useTexts();
  const href = useHref();
  const place = useRef<HTMLDivElement>(null);
  const { problem, overtaken } = model;
  useEffect(() => {
    if (problem !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (problem === null) return null;
  return (
    <div ref={place}>
      <Notice kind="negative" title={translate('shell.failure.title')} live="alert">
        {overtaken === 'sent' ? null : <FailureText sentence={problem} />}
        {overtaken ? (
          <>
            <p>{translate(`reimbursements.form.overtaken.${overtaken}`)}</p>
            <Link href={href(goTo('reimbursements', {}))}>{translate('reimbursements.detail.all')}</Link>
          </>
        ) : null}
      </Notice>
    </div>
  );
});

const ReimbursementActions = observer(function ReimbursementActions({ model, claim }: ReimbursementFormProps) {
  const translate = useTexts();
  const { sum } = formReceipt({ voucher: claim.voucher, answers: claim.form.values }, translate);
  return (
    <>
      <div className="action-bar reimbursement-form__bar">
        <p>
          <span className="text-xs">{sum.label}</span> <SumValue sum={sum} />
        </p>
        <CallButton
          appearance="primary"
          wide
          type="submit"
          aria-disabled={model.isSaving}
          busy={claim.form.isBusy && translate('reimbursements.form.sending')}
        >
          {translate('reimbursements.form.send')}
        </CallButton>
      </div>
      <CallButton
        appearance="subtle"
        wide
        onClick={() => void model.save()}
        aria-disabled={claim.form.isBusy}
        busy={model.isSaving && translate('reimbursements.form.saving')}
      >
        {translate('reimbursements.form.save')}
      </CallButton>
      {model.staysHere ? <p className="text-sm text-subtle">{translate('reimbursements.form.staysHere')}</p> : null}
      {model.context.value?.reimbursement == null ? null : (
        <Button appearance="danger" wide onClick={model.discard}>
          {translate('reimbursements.form.discard')}
        </Button>
      )}
    </>
  );
});

/** When the answers were stored on this device, or that this browser does not store them. */
const SavedNote = observer(function SavedNote({ model }: ModelProps) {
  const translate = useTexts();
  const language = useLanguage();
  const { canBeStored, savedAt } = model.draft;
  if (!canBeStored) {
    return (
      <p className="reimbursement-saved reimbursement-saved--failed" role="status">
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
        <span>{translate('reimbursements.form.notKept')}</span>
      </p>
    );
  }
  if (savedAt === null) return null;
  return (
    <p className="reimbursement-saved">
      <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
      <span>{translate('reimbursements.form.kept', { time: formatTime(savedAt, language) })}</span>
    </p>
  );
});

function NoVoucher() {
  const translate = useTexts();
  const href = useHref();
  return (
    <StateScreen
      scene="bench"
      headingLevel={2}
      title={translate('reimbursements.noVoucher.title')}
      actions={
        <ButtonLink appearance="primary" href={href(goTo('vouchers', {}))}>
          {translate('reimbursements.noVoucher.toVouchers')}
        </ButtonLink>
      }
    >
      <p>{translate('reimbursements.noVoucher.text')}</p>
    </StateScreen>
  );
}
