import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { NextStepLink } from '../../lib/links/next-step-link.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { SignUpRedirectViewModel } from './sign-up-redirect.vm.ts';

/** Shown while a provider is sent to the front in which providers sign in. */
export const Component = observer(function SignUpRedirectScreen() {
  const translate = useTexts();
  const model = useViewModel(SignUpRedirectViewModel, {});
  return (
    <div className="container section">
      {model.state === 'missing' ? (
        <StateScreen
          scene="signpost"
          headingLevel={1}
          live="alert"
          title={translate('providers.redirect.missing.title')}
          actions={<NextStepLink to={goTo('home', {})} label={translate('providers.redirect.missing.toHome')} />}
        >
          <p>
            <CallUs text="providers.redirect.missing.text" />
          </p>
        </StateScreen>
      ) : (
        <>
          <Heading level={1}>{translate('providers.redirect.title')}</Heading>
          <LongWaitNote />
        </>
      )}
    </div>
  );
});
