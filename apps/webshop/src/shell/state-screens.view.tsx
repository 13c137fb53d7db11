import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { IfScreenEnabled } from '../lib/links/if-screen-enabled.view.tsx';
import { useRetryWhenBack } from '../lib/load/connection.ts';
import { useHref } from '../lib/links/shop-link.tsx';
import type { TextKey } from '../texts/text-keys.ts';
import { useTexts } from '../lib/texts/texts.ts';
import { useOwnTitle } from '../lib/page/use-screen-title.ts';
import { reloadIfReplaced, wasReloaded } from './newer-shop.ts';
import { ScreenNotFetched } from './screen-not-fetched.ts';

/** The page for an unknown path: home, and the offers where the municipality shows them. */
export const LostScreen = observer(function LostScreen() {
  const translate = useTexts();
  const href = useHref();
  return (
    <div className="container">
      <StateScreen
        scene="signpost"
        headingLevel={1}
        title={translate('shell.notFound.title')}
        actions={
          <>
            <ButtonLink appearance="primary" href={href(goTo('home', {}))}>
              {translate('shell.backHome')}
            </ButtonLink>
            <IfScreenEnabled screen="products">
              <ButtonLink href={href(goTo('products', {}))}>{translate('shell.menu.products')}</ButtonLink>
            </IfScreenEnabled>
          </>
        }
        footnote="Code 404"
      >
        <p>{translate('shell.notFound.text')}</p>
      </StateScreen>
    </div>
  );
});

/** The title of the error page: one for a failed fetch, one for a thrown error. */
function brokenTitle(error: unknown): TextKey {
  return error instanceof ScreenNotFetched ? 'shell.broken.offlineTitle' : 'shell.broken.title';
}

/**
 * The error page for a screen that threw or could not be fetched. The layout around it stays usable. A screen whose files a
 * newer build replaced opens after a reload, which comes by itself once. `onRetry` is for a screen that threw; without it the
 * page is loaded again.
 */
export function BrokenScreen(props: { readonly error: unknown; readonly onRetry?: () => void }) {
  const translate = useTexts();
  useOwnTitle(translate(brokenTitle(props.error)));
  const href = useHref();
  const revalidator = useRevalidator();
  const isFetch = props.error instanceof ScreenNotFetched;
  useRetryWhenBack(isFetch && revalidator.state === 'idle', () => void revalidator.revalidate());
  useEffect(() => {
    if (isFetch && !wasReloaded()) void reloadIfReplaced();
  }, [isFetch]);
  const handleRetry = () => {
    if (!isFetch) return props.onRetry === undefined ? location.reload() : props.onRetry();
    void revalidator.revalidate();
    void reloadIfReplaced();
  };
  return (
    <div className="container">
      <StateScreen
        scene="bridge"
        headingLevel={1}
        title={translate(brokenTitle(props.error))}
        actions={
          <>
            <Button appearance="primary" onClick={handleRetry}>
              {translate('shell.retry')}
            </Button>
            <ButtonLink href={href(goTo('home', {}))}>{translate('shell.backHome')}</ButtonLink>
          </>
        }
      >
        <p>{translate(isFetch ? 'shell.broken.offlineText' : 'shell.broken.text')}</p>
      </StateScreen>
    </div>
  );
}
