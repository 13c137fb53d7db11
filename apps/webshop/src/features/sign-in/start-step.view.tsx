import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { goTo, type Query } from '@stadstegoed/core/shared/destination.ts';
import { fundOfTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Loading, SkeletonOf } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { HourStorage } from '../../lib/app/text-storage.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { HaveCode } from '../../lib/links/have-code.view.tsx';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { AppSignIn } from './app-sign-in.view.tsx';
import { atStep, type StartVisit } from './start-query.ts';
import type { StartViewModel } from './start.vm.ts';
import { AppChoice, DigidChoice, EmailChoice } from './sign-in-methods.view.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** Props of the step with the choice. */
export interface StartStepProps {
  readonly model: StartViewModel;
  readonly query: Query;
  readonly visit: StartVisit;
}

/** The sign-in methods, with hints beside them. */
export const StartStep = observer(function StartStep({ model, query, visit }: StartStepProps) {
  return (
    <div className="stack">
      {visit.digidError === null ? null : <DigidCancelled fundId={fundOfTarget(visit.target)} />}
      <div className="split split--aside">
        {visit.restore === 'digid' ? (
          <RestoreMethods model={model} query={query} visit={visit} />
        ) : (
          <SignInMethods model={model} query={query} visit={visit} />
        )}
        <aside className="stack">
          <ActivationCodeHint />
          {visit.restore === null ? <WithDigid model={model}>{<RestoreCard query={query} />}</WithDigid> : null}
          <PrivacyHint />
        </aside>
      </div>
    </div>
  );
});

/** Says that the resident stopped at DigiD, above the button to try it again (SI-063, SI-064). */
function DigidCancelled({ fundId }: { readonly fundId: string | null }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <Notice title={translate('signIn.digid.cancelledTitle')} live="status">
      <p>{translate('signIn.digid.cancelled')}</p>
      {fundId === null ? null : (
        <p>
          <ShopLink href={href(goTo('fund-activate', { fundId }))}>{translate('signIn.digid.backToFund')}</ShopLink>
        </p>
      )}
    </Notice>
  );
}

/** Content for a municipality with DigiD. A skeleton holds its place while the configuration loads. */
const WithDigid = observer(function WithDigid(props: { readonly model: StartViewModel; readonly children: Elements }) {
  const { model, children } = props;
  const translate = useTexts();
  if (model.digid === 'missing') return null;
  if (model.digid === 'offered') return children;
  return (
    <>
      <Loading label={translate('shell.loading')}>
        <SkeletonOf>{children}</SkeletonOf>
      </Loading>
      <LongWaitNote />
    </>
  );
});

const SignInMethods = observer(function SignInMethods({ model, query, visit }: StartStepProps) {
  const href = useHref();
  const { target } = visit;
  return (
    <div className="sign-in-methods">
      <WithDigid model={model}>
        <DigidChoice target={target} />
      </WithDigid>
      <EmailChoice target={{ href: href(goTo('start', {}, atStep(query, 'email'))) }} />
      {model.combinesColumns ? (
        <AppSignIn target={target} headingLevel={2} />
      ) : (
        <AppChoice target={{ href: href(goTo('start', {}, atStep(query, 'qr'))) }} />
      )}
    </div>
  );
});

/** Restores an account: DigiD proves the identity, e-mail is the alternative. */
const RestoreMethods = observer(function RestoreMethods({ model, query, visit }: StartStepProps) {
  const href = useHref();
  return (
    <div className="sign-in-methods">
      <WithDigid model={model}>
        <DigidChoice target={visit.target} isRestore />
      </WithDigid>
      <EmailChoice target={{ href: href(goTo('start', {}, atStep(query, 'email'))) }} />
    </div>
  );
});

function RestoreCard(props: { readonly query: Query }) {
  const translate = useTexts();
  const href = useHref();
  const restore = goTo('start', {}, { ...props.query, restore_with_digid: '1' });
  return (
    <Card padded className="stack">
      <Heading level={2} size={3}>
        {translate('signIn.restore.title')}
      </Heading>
      <p className="text-sm">{translate('signIn.restore.text')}</p>
      <ButtonLink wide href={href(restore)}>
        {translate('signIn.restore.button')}
      </ButtonLink>
    </Card>
  );
}

/** Leads who has a code to sign in by e-mail, and after that to the form for it. */
function ActivationCodeHint() {
  const translate = useTexts();
  const href = useHref();
  const goals = useService(HourStorage);
  return (
    <div className="sign-in-hint">
      <IconKey stroke={1.5} aria-hidden="true" />
      <div>
        <strong>{translate('signIn.hint.codeTitle')}</strong>
        <p>{translate('signIn.hint.code')}</p>
        <HaveCode
          to={goTo('start', {}, { step: 'email' })}
          onClick={() => returnPath.write(goals, href(goTo('activation-code', {})))}
        />
      </div>
    </div>
  );
}

function PrivacyHint() {
  const translate = useTexts();
  return (
    <p className="sign-in-privacy text-sm text-subtle">
      <IconLock stroke={1.5} aria-hidden="true" />
      <span>{translate('signIn.hint.privacy')}</span>
    </p>
  );
}
