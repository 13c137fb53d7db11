import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useNameOfLink } from '../../lib/links/name-link.view.tsx';
import { Loaded, LoadState } from '../../lib/load/loaded.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { fundAction, isStillToGet } from './fund-action.ts';
import { FundAside } from './fund-aside.view.tsx';
import { CriteriaSection, FundCriteria } from './fund-criteria.view.tsx';
import { FundRequestState } from '../fund-requests/parts/fund-request-state.tsx';
import { RequestsFailure } from '../fund-requests/parts/requests-failure.tsx';
import { FundHead, FundMore, FundSteps, FundUse, NamedFundHead } from './fund-content.view.tsx';
import { FundHelpBlock } from './fund-help.view.tsx';
import { FundProducts } from './fund-products.view.tsx';
import { FundViewModel } from './fund.vm.ts';
import { fundTint } from './parts/fund-tint.ts';
import { HelpLine } from './parts/help-line.tsx';
import { MissingFund } from './parts/missing-fund.tsx';
import './fund.css';

export const reads = screenModel(FundViewModel, ({ path: { id = '' }, language, signedIn }) => ({
  id,
  language,
  signedIn,
}));

/** The page of a fund: its worth, criteria, steps and action. */
export const Component = observer(function FundScreen() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const name = useNameOfLink();
  useOwnTitle(model.isMissing ? translate('funds.fund.missing.title') : model.name);
  return (
    <div className="container fund-page">
      <Trail
        between={[{ to: goTo('funds', {}), label: translate('funds.list.title') }]}
        current={translate('funds.fund.title')}
        name={model.name ?? name}
      />
      {model.isMissing ? (
        <MissingFund />
      ) : (
        <Loaded
          from={model.fund}
          skeleton={<FundSkeleton isHeadKnown={name !== null} />}
          heading={translate('funds.fund.title')}
          known={name === null ? null : <NamedFundHead name={name} />}
        >
          {(fund) => <FundBody fund={fund} model={model} />}
        </Loaded>
      )}
    </div>
  );
});

/** Shows the head as soon as the fund is loaded; whether the resident has it decides all that stands below. */
const FundBody = observer(function FundBody(props: { fund: Fund; model: FundViewModel }) {
  const { fund, model } = props;
  if (model.vouchers.isFirstLoad) {
    return (
      <div className={`fund-page__grid ${tintClass(fundTint(fund))}`}>
        <FundHead fund={fund} />
        <LoadState from={model.vouchers} skeleton={<FundSkeleton isHeadKnown />} />
      </div>
    );
  }
  const vouchers = model.vouchers.value ?? [];
  const action = fundAction(fund, vouchers, model.viewer);
  const canBegin = isStillToGet(action);
  const criteria = <FundCriteria fund={fund} vouchers={vouchers} viewer={model.viewer} />;
  return (
    <div className={`fund-page__grid ${tintClass(fundTint(fund))}`}>
      <FundHead fund={fund} />
      <FundAside fund={fund} model={model} action={action} canBegin={canBegin} />
      <div className="fund-page__main">
        <OwnRequest fund={fund} model={model} />
        {/* Who has the fund reads how to use it; the rest is folded. */}
        {model.own.length > 0 ? (
          <>
            <FundUse fund={fund} own={model.own} />
            <FundProducts fund={fund} model={model} />
            <FundMore fund={fund} criteria={criteria} />
          </>
        ) : (
          <>
            {canBegin && model.progress === null ? <FundSteps fund={fund} signedIn={model.signedIn} /> : null}
            <CriteriaSection>{criteria}</CriteriaSection>
            <FundMore fund={fund} />
            <FundProducts fund={fund} model={model} />
          </>
        )}
        {fund.help === null ? null : <FundHelpBlock help={fund.help} />}
        <HelpLine />
      </div>
    </div>
  );
});

/** Where the resident's newest request for the fund is. */
const OwnRequest = observer(function OwnRequest({
  fund,
  model,
}: {
  readonly fund: Fund;
  readonly model: FundViewModel;
}) {
  const isComing = fund.hasPendingFundRequests && model.requests.progress.value === null;
  return (
    <>
      {/* As high as a request in progress on a phone, so that the conditions below it do not move. */}
      {isComing && model.requests.failed === null ? (
        <div className="stads-loading" aria-hidden="true">
          <Skeleton height="37rem" />
        </div>
      ) : null}
      {model.progress === null ? null : (
        <FundRequestState
          progress={model.progress}
          today={model.today}
          isPayout={fund.isPayout}
          page={goTo('own-request', { id: model.progress.request.id }, { fund: fund.id })}
        />
      )}
      {fund.hasPendingFundRequests ? <RequestsFailure from={model.requests} /> : null}
    </>
  );
});

function FundSkeleton({ isHeadKnown }: { readonly isHeadKnown: boolean }) {
  return (
    <div className="fund-page__grid">
      {isHeadKnown ? null : <Skeleton height="11rem" />}
      <div className="fund-page__card">
        <Skeleton height="22rem" />
      </div>
      <div className="fund-page__main">
        <Skeleton shape="line" width="40%" height="1.75rem" />
        <SkeletonRows count={3} />
      </div>
    </div>
  );
}
