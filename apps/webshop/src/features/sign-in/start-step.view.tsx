import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { goTo, type Query } from '@stadstegoed/core/shared/destination.ts';
import { fundOfTarget } from '@stadstegoed/core/sign-in/parse-auth-target.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { CardLink } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Loading, SkeletonOf } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Settings } from '../../lib/app/settings.ts';
import { HourStorage } from '../../lib/app/text-storage.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useWide } from '../../lib/page/use-wide.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { AppSignIn } from './app-sign-in.view.tsx';
import { atStep, type StartVisit } from './start-query.ts';
import type { StartViewModel } from './start.vm.ts';
import { DigidChoice, MethodChoice } from './sign-in-methods.view.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export interface StartStepProps {
  readonly model: StartViewModel;
  readonly query: Query;
  readonly visit: StartVisit;
}

/** The methods to sign in or to restore an account; above them, that the resident stopped at DigiD. */
export const StartStep = observer(function StartStep(props: StartStepProps) {
  const { visit } = props;
  return (
    <div className="stack">
      {visit.digidError === null ? null : <DigidCancelled fundId={fundOfTarget(visit.target)} />}
      {visit.restore === 'digid' ? <SignInMethods {...props} /> : <SignInColumns {...props} />}
    </div>
  );
});

/** The sign-in methods and the rarer ways below them; on a wide screen the codes for the app stand beside them. */
const SignInColumns = observer(function SignInColumns(props: StartStepProps) {
  const { model, visit } = props;
  const isWide = useWide();
  const hasCodes = model.combinesColumns;
  return (
    <div className="split split--aside">
      <div className="stack">
        {isWide ? null : <AppOnThisPhone />}
        <SignInMethods {...props} />
        <ul className="sign-in-more">
          {hasCodes && !isWide ? <AppOnOtherDevice target={visit.target} /> : null}
          <CodeFromLetter />
          <WithDigid model={model}>{<RestoreAccount query={props.query} />}</WithDigid>
        </ul>
        <PrivacyHint />
      </div>
      {hasCodes && isWide ? <AppSignIn target={visit.target} headingLevel={2} /> : null}
    </div>
  );
});

/** A phone cannot scan its own screen: it opens the app that it has. */
function AppOnThisPhone() {
  const translate = useTexts();
  const { appLinks } = useService(Settings).variant;
  return (
    <>
      <section className={`sign-in-phone ${tintClass('zon')}`}>
        <span className="stads-choice-card__icon">
          <IconDeviceMobile stroke={1.5} aria-hidden="true" />
        </span>
        <Heading level={2} size={4}>
          {translate('signIn.app.onThisPhone')}
        </Heading>
        <ButtonLink appearance="primary" wide href={appLinks.deepLink}>
          {translate('signIn.meApp.open')}
        </ButtonLink>
      </section>
      <p className="sign-in-or">
        <span>{translate('signIn.start.or')}</span>
      </p>
    </>
  );
}

/** The codes for an app on another device. They are made once they are asked for. */
function AppOnOtherDevice({ target }: { readonly target: string | null }) {
  const translate = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="sign-in-more__row">
          <IconQrcode stroke={1.5} aria-hidden="true" />
          <strong>{translate('signIn.app.onOther')}</strong>
          <IconChevronDown stroke={1.5} aria-hidden="true" />
        </summary>
        {isOpen ? <AppSignIn target={target} /> : null}
      </details>
    </li>
  );
}

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

/** To restore an account DigiD proves the identity, and e-mail is the alternative. */
const SignInMethods = observer(function SignInMethods({ model, query, visit }: StartStepProps) {
  const href = useHref();
  const isRestore = visit.restore === 'digid';
  const at = (step: 'email' | 'qr') => ({ href: href(goTo('start', {}, atStep(query, step))) });
  return (
    <div className="sign-in-methods">
      <WithDigid model={model}>
        <DigidChoice target={visit.target} isRestore={isRestore} />
      </WithDigid>
      <MethodChoice method="email" target={at('email')} />
      {isRestore || model.combinesColumns ? null : <MethodChoice method="app" target={at('qr')} />}
    </div>
  );
});

function RestoreAccount(props: { readonly query: Query }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <MoreRow
      icon={<IconHelpCircle stroke={1.5} aria-hidden="true" />}
      href={href(goTo('start', {}, { ...props.query, restore_with_digid: '1' }))}
      title={translate('signIn.restore.title')}
      text={translate('signIn.restore.text')}
    />
  );
}

/** Leads who has a code to sign in by e-mail, and after that to the form for it. */
function CodeFromLetter() {
  const translate = useTexts();
  const href = useHref();
  const goals = useService(HourStorage);
  return (
    <MoreRow
      icon={<IconKey stroke={1.5} aria-hidden="true" />}
      href={href(goTo('start', {}, { step: 'email' }))}
      title={translate('signIn.hint.codeTitle')}
      text={translate('signIn.hint.code')}
      onClick={() => returnPath.write(goals, href(goTo('activation-code', {})))}
    />
  );
}

/** A rarer way to sign in, as a row. */
function MoreRow(props: {
  readonly icon: Elements;
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly onClick?: () => void;
}) {
  const { icon, title, text, ...link } = props;
  return (
    <li className="sign-in-more__row">
      {icon}
      <span>
        <CardLink {...link}>
          <strong>{title}</strong>
        </CardLink>
        <small>{text}</small>
      </span>
      <IconChevronRight stroke={1.5} aria-hidden="true" />
    </li>
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
