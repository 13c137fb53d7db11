import type { AccountSession } from '@stadstegoed/core/account/account-session.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { LeftOut } from '../../lib/load/left-out.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { OtherDevice, ThisDevice } from './device-row.view.tsx';
import { AccountLayout } from './parts/account-layout.tsx';
import { SecondFactorsView } from './second-factors.view.tsx';
import { SecuritySessionsViewModel } from './security-sessions.vm.ts';
import './account.css';

type Model = SecuritySessionsViewModel;

export const reads = screenModel(SecuritySessionsViewModel, () => undefined);

/** The devices on which the resident is signed in, this one first (AC-002). */
export const Component = observer(function SecuritySessionsView() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  return (
    <AccountLayout title={translate('account.sessions.title')} lead={translate('account.sessions.lead')}>
      <Loaded
        from={model.sessions}
        skeleton={<SkeletonRows count={3} />}
        failedTitle={translate('account.sessions.failed')}
      >
        {(page) => <Devices model={model} page={page} />}
      </Loaded>
      {/* Shown after the devices have loaded: their number is unknown until then, and a button below would move under a finger. */}
      {model.sessions.isFirstLoad ? null : (
        <>
          <SecondFactorsView />
          <DeviceAction name="elsewhere">
            <Button onClick={model.signInElsewhere}>{translate('account.sessions.elsewhere')}</Button>
          </DeviceAction>
          <DeviceAction name="all">
            <Button appearance="danger" onClick={model.endAll}>
              {translate('account.sessions.endAll')}
            </Button>
          </DeviceAction>
          <div className="account-note">
            <Notice title={translate('account.sessions.safeTitle')}>
              <p>{translate('account.sessions.safeText')}</p>
            </Notice>
          </div>
        </>
      )}
    </AccountLayout>
  );
});

const Devices = observer(function Devices(props: { readonly model: Model; readonly page: Page<AccountSession> }) {
  const { model, page } = props;
  const translate = useTexts();
  const { current, others } = model;
  return (
    <>
      {current === null ? null : (
        <ul>
          <ThisDevice shown={current} now={model.now} onEnd={model.signOutHere} />
        </ul>
      )}
      <section className="account-section">
        <Heading level={2} size={3}>
          {translate('account.sessions.others')}
        </Heading>
        {others.length === 0 ? (
          page.leftOut === undefined && <p className="text-subtle">{translate('account.sessions.noOthers')}</p>
        ) : (
          <ul>
            {others.map((shown) => (
              <OtherDevice
                key={shown.session.uid}
                shown={shown}
                now={model.now}
                onEnd={(name) => model.end(shown.session, name)}
              />
            ))}
          </ul>
        )}
        <LeftOut from={page} />
      </section>
    </>
  );
});

/** Something that can be done with all devices, beside its button. */
function DeviceAction({ name, children }: { readonly name: 'elsewhere' | 'all'; readonly children: Elements }) {
  const translate = useTexts();
  return (
    <section className="account-section stads-card stads-card--line stads-card--padded">
      <div className="row row--between">
        <div>
          <Heading level={2} size={4}>
            {translate(`account.sessions.${name}Title`)}
          </Heading>
          <p className="text-sm text-subtle">{translate(`account.sessions.${name}Text`)}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
