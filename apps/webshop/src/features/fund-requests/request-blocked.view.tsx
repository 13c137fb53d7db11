import type { RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { NextStepLink } from '../../lib/page/next-step-link.view.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { sentenceText, useTexts } from '../../lib/page/texts.ts';
import { useService } from '../../lib/app/use-view-model.ts';
import { CallUs } from '../../lib/page/call-us.view.tsx';
import { refusalWay } from './parts/request-refusal.ts';
import type { StepProps } from './step-props.ts';

/** Why no request can be sent, with a way to go on. The answers stay in the draft. */
export const RequestBlocked = observer(function RequestBlocked(
  props: StepProps & { readonly code: RequestRefusalCode },
) {
  const translate = useTexts();
  const { contact } = useService(Settings).variant;
  const { fund } = props.context;
  const way = refusalWay(props.code, fund.id);
  return (
    <StateScreen
      scene="bridge"
      headingLevel={1}
      live="alert"
      title={sentenceText(translate, props.model.refusalOf(props.code))}
      actions={<NextStepLink to={way.to} label={translate(way.button)} />}
    >
      <p>
        <CallUs text={way.text} phone={contact.telephone_numer} />
      </p>
    </StateScreen>
  );
});
