import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useRetryWhenBack } from '../support/connection.ts';
import { MissingScreen } from '../support/missing-screen.view.tsx';
import { useHref } from '../support/shop-link.tsx';
import type { TextKey } from '../texts/text-keys.ts';
import { useTexts } from '../support/texts.ts';
import { reloadIfReplaced, wasReloaded } from './newer-shop.ts';
import { ScreenNotFetched } from './screen-not-fetched.ts';

/** The page for an unknown path (1 §2). */
export function LostScreen() {
  return (
    <MissingScreen
      title="shell.notFound.title"
      text="shell.notFound.text"
      button="shell.backHome"
      to={goTo('home', {})}
    />
  );
}

/** The title of the error page: one for a failed fetch, one for a thrown error. */
export function brokenTitle(error: unknown): TextKey {
  return error instanceof ScreenNotFetched ? 'shell.broken.offlineTitle' : 'shell.broken.title';
}

/**
 * The error page for a screen that threw or could not be fetched. The layout around it stays usable. A screen whose files a
 * newer build replaced opens after a reload, which comes by itself once.
 */
export function BrokenScreen(props: { readonly error: unknown }) {
  const translate = useTexts();
  const href = useHref();
  const revalidator = useRevalidator();
  const isFetch = props.error instanceof ScreenNotFetched;
  useRetryWhenBack(isFetch && revalidator.state === 'idle', () => void revalidator.revalidate());
  useEffect(() => {
    if (isFetch && !wasReloaded()) void reloadIfReplaced();
  }, [isFetch]);
  const handleRetry = () => {
    if (!isFetch) return location.reload();
    void revalidator.revalidate();
    void reloadIfReplaced();
  };
  return (
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
  );
}
