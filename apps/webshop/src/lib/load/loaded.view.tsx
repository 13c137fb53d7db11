import { isDisconnected, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useRetryWhenBack } from './connection.ts';
import { LongWaitNote } from './long-wait.view.tsx';
import { failureSentence } from '../action/failure-sentence.ts';
import type { Load } from './load.ts';
import { SentenceText } from '../texts/sentence-text.tsx';
import { useTexts } from '../texts/texts.ts';
import { SKELETON_DELAY } from '../app/timings.ts';
import { useService } from '../view-model/use-view-model.ts';
import { AskFactorAgain } from './ask-factor-again.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export interface LoadedProps<T> {
  readonly from: Load<T>;
  /** The skeleton; shown after a delay of 300 ms. */
  readonly skeleton: Elements;
  readonly children: (value: T) => Elements;
  /** What failed, as the title of the common message; "Dit lukte niet" without one. */
  readonly failedTitle?: string;
  /** The heading of a screen that gets its own from what is fetched, while there is nothing yet and over the common message. */
  readonly heading?: string;
  /** What is known of the screen before it is read, with its heading: shown at once; null when nothing is. */
  readonly known?: Elements | null;
  /** Replaces the default message for failures that the screen handles; null for the default message. */
  readonly onFailure?: (failure: Failure) => Elements;
}

/**
 * Shows a loadable value, its skeleton, or its failure with a retry button. The rest of the page stays usable. A failed
 * reload shows the message above the old value. Type assertion: `observer` loses the type parameter of the component.
 */
export const Loaded = observer(function Loaded<T>(props: LoadedProps<T>) {
  const { from, skeleton, children, heading, failedTitle } = props;
  const failed = from.state === 'failed' ? from.failure : null;
  const ownFailure = failed && props.onFailure?.(failed);
  return (
    <>
      {from.value === null && !ownFailure ? (
        <Meanwhile heading={heading} known={props.known} isFailed={failed !== null} />
      ) : null}
      {ownFailure ?? (failed && <LoadFailure failure={failed} title={failedTitle} onRetry={() => void from.retry()} />)}
      {from.value === null ? null : children(from.value)}
      {from.isFirstLoad ? <Delayed>{skeleton}</Delayed> : null}
      <LongWaitNote isWaiting={from.state === 'loading'} />
    </>
  );
}) as <T>(props: LoadedProps<T>) => ReactNode;

/** The skeleton and the failure of what is shown elsewhere, or not at all. */
export function LoadState(props: Omit<LoadedProps<unknown>, 'children'>) {
  return <Loaded {...props}>{() => null}</Loaded>;
}

/** Keeps the footer away while an extra is read for the first time, which has no place of its own and may be nothing. */
export const ExtraComing = observer(function ExtraComing({ from }: { readonly from: Load<unknown> }) {
  return from.state === 'loading' && from.value === null ? <div className="delayed" /> : null;
});

/** The heading before the one of what is read: not said while that may still come, and unseen unless it is known. */
function Meanwhile(props: {
  readonly heading: string | undefined;
  readonly known: Elements | null | undefined;
  readonly isFailed: boolean;
}) {
  const { heading, known, isFailed } = props;
  if (known && !isFailed) return <div data-passing="">{known}</div>;
  if (heading === undefined) return null;
  return (
    <div {...(isFailed ? { className: 'page-head' } : { 'data-passing': '', className: 'visually-hidden' })}>
      <Heading level={1}>{heading}</Heading>
    </div>
  );
}

/**
 * What happened and what to do now, with a button that tries again and keeps the rest of the page. Tries again by itself when
 * there was no connection and it is back.
 */
export function LoadFailure(props: {
  readonly failure: Failure;
  readonly title?: string | undefined;
  readonly onRetry: () => void;
}) {
  const translate = useTexts();
  const askFactorAgain = useService(AskFactorAgain);
  useRetryWhenBack(isDisconnected(props.failure), props.onRetry);
  const sentence = failureSentence(props.failure, 'read');
  if (sentence === null) return null;
  const handleRetry = () => {
    askFactorAgain();
    props.onRetry();
  };
  return (
    <Notice kind="negative" title={props.title ?? translate('shell.failure.title')} live="alert">
      <p>
        <SentenceText sentence={sentence} />
      </p>
      <p className="load-failure__retry">
        <Button onClick={handleRetry}>{translate('shell.retry')}</Button>
      </p>
    </Notice>
  );
}

/** The places on the page that are loading: only the first says so, because one sentence is enough. */
const announcedPlaces = new Set<object>();

/**
 * Shows the skeleton and announces loading after a delay, so that fast answers do not flash. Has no `aria-busy`: a screen
 * reader says "loading" for a busy element, and is not told when a removed one has finished.
 */
function Delayed(props: { readonly children: Elements }) {
  const translate = useTexts();
  const [isDue, setDue] = useState(false);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const place = {};
    const timer = setTimeout(() => {
      setDue(true);
      setSaid(announcedPlaces.size === 0);
      announcedPlaces.add(place);
    }, SKELETON_DELAY);
    return () => {
      clearTimeout(timer);
      announcedPlaces.delete(place);
    };
  }, []);
  return (
    <div className={isDue ? 'delayed delayed--due' : 'delayed'}>
      <span className="visually-hidden" aria-live="polite">
        {isSaid ? translate('shell.loading') : ''}
      </span>
      <div aria-hidden="true">{props.children}</div>
    </div>
  );
}
