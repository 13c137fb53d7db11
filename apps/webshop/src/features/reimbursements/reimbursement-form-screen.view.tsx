import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { formatTime } from '@stadstegoed/ui/format-date.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
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
import { Receipt } from './receipt.view.tsx';
import type { ReimbursementFormViewModel } from './reimbursement-form.vm.ts';
import './reimbursement-form-screen.css';
import { missingReimbursement } from './missing-reimbursement.view.tsx';

type ModelProps = { readonly model: ReimbursementFormViewModel };

/** The screen of a new reimbursement and of a draft: the form, and beside it the receipt that fills in. */
export const ReimbursementFormScreen = observer(function ReimbursementFormScreen(
  props: ModelProps & { readonly kind: 'create' | 'edit' },
) {
  const { model, kind } = props;
  const translate = useTexts();
  const hasNoVoucher = model.context.value?.vouchers.length === 0;
  return (
    <div className="container page">
      <PageHead
        title={translate(`reimbursements.${model.follows === null ? kind : 'again'}.title`)}
        lead={hasNoVoucher ? undefined : translate(`reimbursements.${model.follows ?? kind}.lead`)}
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
        <p className="text-subtle">{translate('shell.form.intro')}</p>
        {model.isVoucherMissing && claim.voucher === null ? (
          <Notice kind="warning" title={translate('reimbursements.form.voucherMissing.title')}>
            <p>{translate('reimbursements.form.voucherMissing.text')}</p>
          </Notice>
        ) : null}
        <ReimbursementFormFields claim={claim} isAgain={model.follows !== null} onPreview={model.preview} />
      </div>
      <div className="reimbursement-form__aside">
        <ReimbursementAside claim={claim} />
        <Problem model={model} />
        <ReimbursementActions model={model} claim={claim} />
        <SavedNote model={model} />
      </div>
    </form>
  );
});

/** Why the one before was refused, in the words of the municipality; or that the resident cancelled it. */
const WhyNot = observer(function WhyNot({ model }: ModelProps) {
  const translate = useTexts();
  const language = useLanguage();
  const again = model.context.value?.again ?? null;
  if (model.follows === 'cancelled') {
    return (
      <Notice kind="warning" title={translate('reimbursements.again.why')}>
        <p className="reimbursement-why">{translate('reimbursements.cancelled.why')}</p>
      </Notice>
    );
  }
  if (again === null) return null;
  const { reason, resolvedOn, fund } = again;
  return (
    <Notice kind="warning" title={translate('reimbursements.again.why')}>
      <p className="reimbursement-why">
        {reason === null ? translate('reimbursements.why.none') : <ContentText>{reason}</ContentText>}
      </p>
      <p className="text-xs">
        <ContentText>{fund.organizationName}</ContentText>
        {resolvedOn === null ? null : <span>{`, ${formatDate(resolvedOn, language)}`}</span>}
      </p>
    </Notice>
  );
});

/** Why the last attempt failed. Stands above the buttons, because a toast disappears. */
const Problem = observer(function Problem({ model }: ModelProps) {
  const translate = useTexts();
  const href = useHref();
  const { problem, overtaken } = model;
  if (problem === null) return null;
  return (
    <Notice kind="negative" title={translate('shell.failure.title')} live="alert">
      {overtaken === 'sent' ? null : <FailureText sentence={problem} />}
      {overtaken ? (
        <>
          <p>{translate(`reimbursements.form.overtaken.${overtaken}`)}</p>
          <Link href={href(goTo('reimbursements', {}))}>{translate('reimbursements.detail.all')}</Link>
        </>
      ) : null}
    </Notice>
  );
});

const ReimbursementActions = observer(function ReimbursementActions({ model, claim }: ReimbursementFormProps) {
  const translate = useTexts();
  return (
    <>
      <CallButton
        appearance="primary"
        wide
        type="submit"
        aria-disabled={model.isSaving}
        busy={claim.form.isBusy && translate('reimbursements.form.sending')}
      >
        {translate('reimbursements.form.send')}
      </CallButton>
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

/** The steps while nothing is filled in, then the receipt. */
const ReimbursementAside = observer(function ReimbursementAside({ claim }: { readonly claim: ReimbursementForm }) {
  const translate = useTexts();
  const { voucher, form } = claim;
  const { title, amount } = form.values;
  const isBegun = title !== '' || amount !== '';
  return (
    <aside>
      {isBegun ? (
        <>
          <h2 className="visually-hidden">{translate('reimbursements.form.soFar')}</h2>
          <Receipt receipt={formReceipt({ voucher, answers: form.values }, translate)} headingLevel={3} />
        </>
      ) : (
        <Card padded>
          <Heading level={2} size={3}>
            {translate('reimbursements.how.title')}
          </Heading>
          <StepList
            steps={[
              { title: translate('reimbursements.how.send'), text: translate('reimbursements.how.sendText') },
              { title: translate('reimbursements.how.look') },
              { title: translate('reimbursements.how.paid'), text: translate('reimbursements.how.paidText') },
            ]}
          />
        </Card>
      )}
    </aside>
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
