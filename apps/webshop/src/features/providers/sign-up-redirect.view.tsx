import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { useTexts } from '../../lib/page/texts.ts';
import { useViewModel } from '../../lib/app/use-view-model.ts';
import { SignUpRedirectViewModel } from './sign-up-redirect.vm.ts';

/** Shown while a provider is sent to the front in which providers sign in. */
export const Component = observer(function SignUpRedirectScreen() {
  const translate = useTexts();
  const model = useViewModel(SignUpRedirectViewModel, {});
  return (
    <div className="container section">
      {model.state === 'missing' ? (
        <MissingScreen
          title="providers.redirect.missing.title"
          text="providers.redirect.missing.text"
          button="providers.redirect.missing.toHome"
          to={goTo('home', {})}
          live="alert"
        />
      ) : (
        <>
          <Heading level={1}>{translate('providers.redirect.title')}</Heading>
          <LongWaitNote />
        </>
      )}
    </div>
  );
});
