import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo, type Query } from '@stadstegoed/core/shared/destination.ts';
import { parseAuthTarget } from '@stadstegoed/core/sign-in/parse-auth-target.ts';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Loading, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { signInReasonOfPath } from '../../routes/sign-in-reason.ts';
import { HourStorage } from '../../lib/app/text-storage.ts';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import type { TextKey } from '../../texts/text-keys.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useService, useViewModel } from '../../lib/view-model/use-view-model.ts';
import { AppSignIn } from './app-sign-in.view.tsx';
import { EmailForm } from './email-form.view.tsx';
import { atStep, readStartQuery, type StartVisit } from './start-query.ts';
import { StartStep } from './start-step.view.tsx';
import { StartViewModel } from './start.vm.ts';
import './sign-in.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** Start: the sign-in methods, the e-mail form, the codes for the app. */
export const Component = observer(function Start() {
  const [search] = useSearchParams();
  const query: Query = Object.fromEntries(search);
  const visit = readStartQuery(query);
  const model = useViewModel(StartViewModel, { query });
  const texts = TEXTS[visit.step];
  const titles = visit.restore === null ? texts : { ...texts, ...RESTORE };
  return (
    <Page model={model} query={query} visit={visit} heading={titles.heading} lead={titles.lead}>
      {model.state === 'choosing' ? <Step model={model} query={query} visit={visit} /> : <Entering />}
    </Page>
  );
});

/** A placeholder for the methods, until the screen shows them or redirects. */
function Entering() {
  const translate = useTexts();
  return (
    <>
      <Loading label={translate('shell.loading')}>
        <SkeletonRows count={3} />
      </Loading>
      <LongWaitNote />
    </>
  );
}

type StepTexts = { readonly heading: TextKey; readonly lead: TextKey | null };

const TEXTS: Readonly<Record<StartVisit['step'], StepTexts>> = {
  start: { heading: 'signIn.start.heading', lead: 'signIn.start.lead' },
  // The form has its own, which goes once the mail is sent.
  email: { heading: 'signIn.email.choice', lead: null },
  qr: { heading: 'signIn.app.choice', lead: 'signIn.app.lead' },
};

const RESTORE: StepTexts = { heading: 'signIn.restore.heading', lead: 'signIn.restore.lead' };

type StepProps = { readonly model: StartViewModel; readonly query: Query; readonly visit: StartVisit };

const Step = observer(function Step({ model, query, visit }: StepProps) {
  switch (visit.step) {
    case 'start':
      return <StartStep model={model} query={query} visit={visit} />;
    case 'email':
      return <EmailForm target={visit.target} email={visit.email} headingLevel={2} />;
    case 'qr':
      return <AppSignIn target={visit.target} />;
  }
});

type PageProps = StepTexts & StepProps & { readonly children: Elements };

/** Breadcrumbs, heading and content. Every step but the first links back to the choice. */
const Page = observer(function Page({ model, query, visit, heading, lead, children }: PageProps) {
  const translate = useTexts();
  const href = useHref();
  const isFirst = visit.step === 'start' && visit.restore === null;
  const title = translate(isFirst ? 'signIn.start.title' : heading);
  const { restore_with_email: _email, restore_with_digid: _digid, ...plain } = query;
  const start = goTo('start', {}, atStep(plain, 'start'));
  const reason = useReason(visit.target, model.fund.value);
  const sentences = [
    ...(visit.restore === null && reason !== null ? [`${reason}.`] : []),
    ...(lead === null ? [] : [translate(lead)]),
  ];
  useOwnTitle(title);
  return (
    <div className="container">
      <Trail between={isFirst ? [] : [{ to: start, label: translate('signIn.start.title') }]} current={title} />
      <div className="page-head">
        <StepHeading step={visit.step} text={translate(heading)} />
        {sentences.length > 0 ? <Lead>{sentences.join(' ')}</Lead> : null}
      </div>
      <div className="sign-in-body">
        {children}
        {isFirst ? null : (
          <p className="sign-in-other">
            <Link href={href(start)}>{translate('signIn.start.otherMethod')}</Link>
          </p>
        )}
      </div>
    </div>
  );
});

/** What signing in is for, as far as the target or the screen that asked for it says; the target wins. */
function useReason(target: string | null, fund: Fund | null): string | null {
  const goals = useService(HourStorage);
  const href = useHref();
  const translate = useTexts();
  const destination = parseAuthTarget(target);
  if (fund !== null && destination?.params['id'] === fund.id) {
    return translate('signIn.start.request', { fund: fund.name });
  }
  const path = destination === null ? returnPath.read(goals) : href(destination);
  const reason = path === null ? null : signInReasonOfPath(path);
  return reason === null ? null : translate(reason);
}

/** Takes focus when the step changes, because the frame moves focus only when the path changes. */
function StepHeading(props: { readonly step: StartVisit['step']; readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(props.step);
  useEffect(() => {
    if (shown.current !== props.step && heading.current) focusOnce(heading.current);
    shown.current = props.step;
  }, [props.step]);
  return (
    <Heading ref={heading} level={1}>
      {props.text}
    </Heading>
  );
}
