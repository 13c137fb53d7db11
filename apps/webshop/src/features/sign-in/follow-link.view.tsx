import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { LinkKind } from '@stadstegoed/core/sign-in/link-kind.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import type { TextKey } from '../../texts/text-keys.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { FollowLinkViewModel } from './follow-link.vm.ts';
import './sign-in.css';

export interface FollowLinkProps {
  readonly kind: LinkKind;
  readonly token: string;
  readonly target: string | null;
}

const TITLES = {
  busy: 'signIn.link.title',
  failed: 'signIn.link.title',
  used: 'signIn.link.usedTitle',
  missing: 'signIn.link.missingTitle',
} as const;

/** The screen before a link is exchanged, meanwhile, and after a failed exchange. */
export const FollowLink = observer(function FollowLink({ kind, token, target }: FollowLinkProps) {
  const model = useViewModel(FollowLinkViewModel, { kind, token, target });
  const translate = useTexts();
  const { state } = model;
  const title = translate(state === 'asking' ? `signIn.link.${kind}.title` : TITLES[state]);
  useOwnTitle(title);
  return (
    <div
      className={`container container--text section section--tight stack${state === 'busy' ? ' passing-screen' : ''}`}
    >
      <Heading key={title} level={1}>
        {title}
      </Heading>
      {state === 'asking' ? <Ask model={model} kind={kind} /> : null}
      {state === 'busy' ? <p role="status">{translate('signIn.link.busy')}</p> : null}
      {state === 'used' ? <AskNew text="signIn.link.usedText" onAskNewLink={model.askNewLink} /> : null}
      {state === 'missing' ? <AskNew text="signIn.link.missingText" onAskNewLink={model.askNewLink} /> : null}
      <LongWaitNote isWaiting={state === 'busy'} />
      {model.failure === null ? null : <LoadFailure failure={model.failure} onRetry={() => void model.retry()} />}
    </div>
  );
});

/** What the link does, for a browser that did not ask for it, and the one button that does it. */
const Ask = observer(function Ask(props: { readonly model: FollowLinkViewModel; readonly kind: LinkKind }) {
  const { model, kind } = props;
  const translate = useTexts();
  const fund = model.fund.value;
  return (
    <>
      <p>{translate(`signIn.link.${kind}.text`)}</p>
      {model.isNamingFund ? <p>{'\u00a0'}</p> : null}
      {fund === null ? null : <p>{translate('signIn.link.fund', { fund: fund.name })}</p>}
      <div>
        <Button appearance="primary" onClick={() => void model.goOn()}>
          {translate('signIn.link.goOn')}
        </Button>
      </div>
      <p className="text-subtle">
        {translate(kind === 'short_token' ? 'signIn.link.elsewhere' : 'signIn.link.openElsewhere')}
      </p>
    </>
  );
});

function AskNew(props: { readonly text: TextKey; readonly onAskNewLink: () => void }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <>
      <p>{translate(props.text)}</p>
      <div className="row">
        <Button appearance="primary" onClick={props.onAskNewLink}>
          {translate('signIn.link.askNew')}
        </Button>
        <ButtonLink href={href(goTo('home', {}))}>{translate('shell.backHome')}</ButtonLink>
      </div>
    </>
  );
}
