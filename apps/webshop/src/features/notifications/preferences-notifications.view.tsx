import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { NotificationSettings, PreferenceGroup } from '@stadstegoed/core/notifications/notification-settings.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FailureText } from '../../lib/action/failure-text.view.tsx';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { Session } from '../../lib/app/session.ts';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService, useViewModel } from '../../lib/view-model/use-view-model.ts';
import { AccountLayout } from '../account/parts/account-layout.tsx';
import { SignInFirst, TokenRefused } from './preferences-refused.view.tsx';
import { Switch, SwitchList } from './preference-switches.view.tsx';
import { PreferencesNotificationsViewModel } from './preferences-notifications.vm.ts';
import './notifications.css';

type Model = PreferencesNotificationsViewModel;

/** The notification settings: e-mail, push, and no mail at all (reading 19). */
export const Component = observer(function PreferencesNotificationsView() {
  const translate = useTexts();
  const model = useViewModel(PreferencesNotificationsViewModel, { token: useTokenOfAddress() });
  return (
    <AccountLayout
      title={translate('notifications.preferences.title')}
      between={[{ to: goTo('notifications', {}), label: translate('notifications.title') }]}
      lead={model.shown === null ? undefined : translate('notifications.preferences.lead')}
    >
      {model.needsSignIn ? <SignInFirst /> : null}
      {model.isLinkWaiting ? <GoOn onGoOn={model.goOn} /> : null}
      {model.needsSignIn || model.isLinkWaiting ? null : (
        <Loaded
          from={model.settings}
          skeleton={<SkeletonRows count={5} />}
          failedTitle={translate('notifications.preferences.failed')}
          onFailure={(failure) => {
            const refusal = model.refusalOf(failure);
            return refusal === null ? null : <TokenRefused refusal={refusal} onOwn={model.useOwn} />;
          }}
        >
          {() => (model.shown === null ? null : <Preferences model={model} shown={model.shown} />)}
        </Loaded>
      )}
    </AccountLayout>
  );
});

/** The one button of the link in a mail; only its press uses the token. */
function GoOn({ onGoOn }: { readonly onGoOn: () => void }) {
  const translate = useTexts();
  return (
    <div className="stack">
      <p>{translate('notifications.token.goOn')}</p>
      <div>
        <Button appearance="primary" onClick={onGoOn}>
          {translate('shell.next')}
        </Button>
      </div>
    </div>
  );
}

/** The token with which the screen was opened; the view model removes it from the address. */
function useTokenOfAddress(): string | null {
  const [query] = useSearchParams();
  const inAddress = query.get('token');
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);
  return inAddress ?? token;
}

const Preferences = observer(function Preferences(props: {
  readonly model: Model;
  readonly shown: NotificationSettings;
}) {
  const { model, shown } = props;
  const translate = useTexts();
  const href = useHref();
  const isOff = shown.emailUnsubscribed;
  // Where the screen began with it: a switch that moves under a press would lose its focus.
  const [beganOff] = useState(isOff);
  const groups = model.groups.filter(({ resident, other }) => resident.length + other.length > 0);
  return (
    <div className="preferences">
      <LongWaitNote isWaiting={model.pending.length > 0} />
      {model.problem === null ? null : (
        <Notice kind="negative" title={translate('notifications.preferences.notSaved')} live="alert">
          <FailureText sentence={model.problem} />
        </Notice>
      )}
      {shown.email === null ? (
        <Notice kind="warning" title={translate('notifications.preferences.noEmail')}>
          <p>
            <ShopLink href={href(goTo('identity-emails', {}))}>{translate('shell.noEmail.add')}</ShopLink>
          </p>
        </Notice>
      ) : null}
      {isOff ? <MailIsOff /> : null}
      {beganOff ? <AllMail model={model} isOff={isOff} /> : null}
      {groups.map((group) => (
        <Group
          key={group.type}
          model={model}
          group={group}
          email={shown.email}
          isOff={isOff && group.type === 'email'}
        />
      ))}
      {beganOff ? null : <AllMail model={model} isOff={isOff} />}
      <Notice title={translate('notifications.preferences.always')}>
        <p>{translate('notifications.preferences.alwaysText')}</p>
      </Notice>
    </div>
  );
});

const Group = observer(function Group(props: {
  readonly model: Model;
  readonly group: PreferenceGroup;
  readonly email: string | null;
  readonly isOff: boolean;
}) {
  const { model, group, email, isOff } = props;
  const translate = useTexts();
  const Icon = group.type === 'email' ? IconMail : IconDeviceMobile;
  return (
    <section className={`stads-card preferences__group ${tintClass(group.type === 'email' ? 'zon' : 'water')}`}>
      <div className="preferences__head">
        <span className="account-icon" aria-hidden="true">
          <Icon stroke={1.5} />
        </span>
        <div>
          <Heading level={2} size={3}>
            {translate(`notifications.preferences.${group.type}`)}
          </Heading>
          <p className="text-sm text-subtle">
            {group.type === 'push' ? (
              translate('notifications.preferences.pushText')
            ) : (
              <MailTo email={email} isOff={isOff} />
            )}
          </p>
        </div>
      </div>
      <SwitchList model={model} group={group} isOff={isOff} />
    </section>
  );
});

function MailTo({ email, isOff }: { readonly email: string | null; readonly isOff: boolean }) {
  const translate = useTexts();
  const href = useHref();
  const { isSignedIn } = useService(Session);
  if (isOff) return <span>{translate('notifications.preferences.whenOn')}</span>;
  if (email === null) return null;
  return (
    <>
      <span>{translate('notifications.preferences.to', { email })}</span>{' '}
      {isSignedIn ? (
        <ShopLink href={href(goTo('identity-emails', {}))}>
          {translate('notifications.preferences.changeEmail')}
        </ShopLink>
      ) : null}
    </>
  );
}

function AllMail({ model, isOff }: { readonly model: Model; readonly isOff: boolean }) {
  const translate = useTexts();
  return (
    <section className="stads-card stads-card--line preferences__group">
      <Heading level={2} size={4}>
        {translate('notifications.preferences.none')}
      </Heading>
      <ul className="switches">
        <Switch
          id="preference-no-mail"
          label={translate('notifications.preferences.stop')}
          text={translate('notifications.preferences.stopText')}
          isOn={isOff}
          onChange={(isOn) => void model.switchAllMail(isOn)}
        />
      </ul>
    </section>
  );
}

function MailIsOff() {
  const translate = useTexts();
  const href = useHref();
  const { isSignedIn } = useService(Session);
  return (
    <Notice kind="warning" title={translate('notifications.preferences.offTitle')}>
      <p>
        <span>{translate('notifications.preferences.offText')}</span>{' '}
        {isSignedIn ? (
          <ShopLink href={href(goTo('notifications', {}))}>
            {translate('notifications.preferences.toMessages')}
          </ShopLink>
        ) : null}
      </p>
    </Notice>
  );
}
