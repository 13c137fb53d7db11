import type { RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { NextStepLink } from '../../lib/links/next-step-link.view.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { refusalSentence, refusalWay } from './parts/request-refusal.ts';

/** Why no request can be sent, with a way to go on. The answers stay in the draft. */
export function RequestBlocked({ code, fund }: { readonly code: RequestRefusalCode; readonly fund: Fund }) {
  const translate = useTexts();
  const way = refusalWay(code, fund.id);
  return (
    <StateScreen
      scene="bridge"
      headingLevel={1}
      live="alert"
      title={sentenceText(translate, refusalSentence(code, fund.name))}
      actions={<NextStepLink to={way.to} label={translate(way.button)} />}
    >
      <p>
        <CallUs text={way.text} />
      </p>
    </StateScreen>
  );
}
