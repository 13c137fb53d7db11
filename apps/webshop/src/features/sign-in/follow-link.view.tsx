import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { LinkKind } from '@stadstegoed/core/sign-in/link-kind.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/page/shop-link.tsx';
import { useTexts } from '../../lib/page/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useViewModel } from '../../lib/app/use-view-model.ts';
import { FollowLinkViewModel } from './follow-link.vm.ts';
import './sign-in.css';

/** Props of the three screens behind a link. */
export interface FollowLinkProps {
  readonly kind: LinkKind;
  readonly token: string;
  readonly target: string | null;
}

/** The screen while a link is exchanged, and after a failed exchange. */
export const FollowLink = observer(function FollowLink({ kind, token, target }: FollowLinkProps) {
  const model = useViewModel(FollowLinkViewModel, { kind, token, target });
  const translate = useTexts();
  const title = translate(model.state === 'used' ? 'signIn.link.usedTitle' : 'signIn.link.title');
  useOwnTitle(title);
  return (
    <div className="container container--text section section--tight stack passing-screen">
      <Heading level={1}>{title}</Heading>
      {model.state === 'busy' ? <p role="status">{translate('signIn.link.busy')}</p> : null}
      {model.state === 'used' ? <Used onAskNewLink={model.askNewLink} /> : null}
      <LongWaitNote isWaiting={model.state === 'busy'} />
      {model.failure === null ? null : <LoadFailure failure={model.failure} onRetry={() => void model.retry()} />}
    </div>
  );
});

function Used(props: { readonly onAskNewLink: () => void }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <>
      <p>{translate('signIn.link.usedText')}</p>
      <div className="row">
        <Button appearance="primary" onClick={props.onAskNewLink}>
          {translate('signIn.link.askNew')}
        </Button>
        <ButtonLink href={href(goTo('home', {}))}>{translate('shell.backHome')}</ButtonLink>
      </div>
    </>
  );
}
