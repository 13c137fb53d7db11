import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Load } from '../../lib/load/load.ts';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useFetchedPart } from '../../lib/load/use-fetched-part.ts';
import { NotNow } from '../../lib/page/not-now.view.tsx';
import { TrailBack } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { fundTint } from '../funds/parts/fund-tint.ts';
import { MissingFund } from '../funds/parts/missing-fund.tsx';
import { FundRequestViewModel } from './fund-request.vm.ts';
import { RequestBegin } from './request-begin.view.tsx';
import { RequestBlocked } from './request-blocked.view.tsx';
import { RequestResume } from './request-resume.view.tsx';
import type { RequestStepProps, StepProps } from './step-props.ts';
import './fund-request.css';

/** The pages to which the activation of a fund leads on; a resident in a step has chosen to go on. */
const PAGES_BEFORE_STEPS: ReadonlySet<string> = new Set(['begin', 'resume', 'blocked']);

/** The steps are not on the first page of a request: fetched while it is read, so that they are there without a network too. */
const fetchSteps = async () => (await import('./request-step.view.tsx')).RequestStepView;

/** The fund request, a wizard. */
export const Component = observer(function FundRequestScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const translate = useTexts();
  const model = useViewModel(FundRequestViewModel, { fundId: id, from: query.get('from'), step: query.get('step') });
  const fund = model.opened.value?.fund ?? null;
  const steps = useFetchedPart(fetchSteps);
  useOwnTitle(fund === null ? null : translate('fundRequests.titleOf', { fund: fund.name }));
  return (
    <div className="container page">
      <RequestTrail fund={fund} id={id} />
      <Loaded
        from={model.opened}
        skeleton={<RequestSkeleton />}
        heading={translate('fundRequests.title')}
        onFailure={(failure) => (failure.kind === 'not_found' ? <MissingFund /> : null)}
      >
        {(opened) => (
          <div className={tintClass(fundTint(opened.fund))}>
            {model.draft.wasLost ? (
              <Notice>
                <p>{translate('fundRequests.begin.lost')}</p>
              </Notice>
            ) : null}
            <RequestPage model={model} opened={opened} steps={steps} />
            {PAGES_BEFORE_STEPS.has(model.page?.kind ?? '') ? <NotNow fundId={id} /> : null}
          </div>
        )}
      </Loaded>
    </div>
  );
});

function RequestTrail(props: { readonly fund: Fund | null; readonly id: string }) {
  const translate = useTexts();
  const toFund = {
    to: goTo('fund', { id: props.id }),
    label: translate('funds.fund.title'),
    name: props.fund?.name ?? null,
  };
  return <TrailBack to={toFund} />;
}

interface PageProps extends Pick<StepProps, 'model' | 'opened'> {
  readonly steps: Load<ComponentType<RequestStepProps>>;
}

const RequestPage = observer(function RequestPage({ model, opened, steps }: PageProps) {
  const translate = useTexts();
  const { page, flow } = model;
  if (page === null || flow === null) return null;
  const props: StepProps = { model, opened, flow };
  switch (page.kind) {
    case 'leaving':
      return <RequestSkeleton />;
    case 'blocked':
      return <RequestBlocked code={page.code} fund={flow.fund} />;
    case 'begin':
      return <RequestBegin {...props} />;
    case 'resume':
      return <RequestResume {...props} />;
    case 'step':
      return (
        <Loaded from={steps} skeleton={<RequestSkeleton />} heading={translate('fundRequests.title')}>
          {(RequestStepView) => <RequestStepView key={page.step} step={page.step} {...props} />}
        </Loaded>
      );
  }
});

function RequestSkeleton() {
  return (
    <div className="stack">
      <Skeleton shape="line" width="60%" height="2.5rem" />
      <SkeletonRows count={4} />
    </div>
  );
}
