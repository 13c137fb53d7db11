import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { Heading, type HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { useEffect, useRef, type ReactNode } from 'react';

export interface FocusHeadingProps {
  readonly level: HeadingLevel;
  /** Whether the screen itself just opened: the route change then moves the focus. */
  readonly isFirst?: boolean;
  /** Whether it is the heading of a step: the place among the steps is then its description. */
  readonly isStep?: boolean;
  readonly children: ReactNode;
}

/** The id of the place among the steps, "Stap 3 van 6". */
export const POSITION_ID = 'request-position';

/** The heading of a step. It takes focus when the step appears, so that a screen reader starts reading there. */
export function FocusHeading({ level, isFirst = false, isStep = !isFirst, children }: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = heading.current;
    if (isFirst || shown === null) return;
    focusOnce(shown);
    globalThis.scrollTo({ top: 0 });
  }, [isFirst]);
  return (
    <Heading ref={heading} level={level} aria-describedby={isStep ? POSITION_ID : undefined}>
      {children}
    </Heading>
  );
}

/** A place that takes focus when it appears, so that nobody misses what it says. */
export function FocusPlace(props: { readonly isWanted?: boolean; readonly children: ReactNode }) {
  const { isWanted = true, children } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted && place.current !== null) focusOnce(place.current, {});
  }, [isWanted]);
  return <div ref={place}>{children}</div>;
}
