import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { Session } from '../../lib/app/session.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { AppSignIn } from './app-sign-in.view.tsx';
import { EmailForm } from './email-form.view.tsx';
import type { StartStep } from './start-query.ts';
import { DigidChoice, MethodChoice } from './sign-in-methods.view.tsx';
import './sign-in.css';

const TITLES: Readonly<Record<StartStep, TextKey>> = {
  start: 'signIn.start.heading',
  email: 'signIn.email.choice',
  qr: 'signIn.app.choice',
};

/** Sign-in or sign-up in a dialog, with the same three steps as the start screen (SI-004). */
export const Component = observer(function SignUpByEmail({ params, open, onClose }: DialogProps<'sign-up-by-email'>) {
  const translate = useTexts();
  const [step, setStep] = useState<StartStep>('start');
  const { isSignedIn } = useService(Session);
  const close = useEffectEvent(onClose);
  // The app approves while the dialog is open, and the screen below is often the one to return to.
  useEffect(() => {
    if (isSignedIn) close();
  }, [isSignedIn]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate(TITLES[step])}
      closeLabel={translate('shell.close')}
      footer={
        step === 'start' ? undefined : (
          <Button onClick={() => setStep('start')}>{translate('signIn.start.otherMethod')}</Button>
        )
      }
    >
      <StepBody step={step}>
        {step === 'start' ? <Choice target={params.target} onChoose={setStep} /> : null}
        {step === 'email' ? <EmailForm target={params.target} headingLevel={3} /> : null}
        {step === 'qr' ? <AppSignIn target={params.target} /> : null}
      </StepBody>
    </Dialog>
  );
});

/** Takes focus when the step changes, because the button that had focus is gone. */
function StepBody(props: { readonly step: StartStep; readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(props.step);
  useEffect(() => {
    if (shown.current !== props.step && body.current) focusOnce(body.current);
    shown.current = props.step;
  }, [props.step]);
  return (
    <div ref={body} className="sign-in-step">
      {props.children}
    </div>
  );
}

const Choice = observer(function Choice(props: {
  readonly target: string | null;
  readonly onChoose: (step: StartStep) => void;
}) {
  const translate = useTexts();
  const { platform } = useService(Settings);
  return (
    <div className="sign-in-methods">
      <p>{translate('signIn.start.lead')}</p>
      {platform?.digid.available ? <DigidChoice target={props.target} /> : null}
      <MethodChoice method="email" target={{ onSelect: () => props.onChoose('email') }} />
      <MethodChoice method="app" target={{ onSelect: () => props.onChoose('qr') }} />
    </div>
  );
});
