import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { Heading, type HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { useEffect, useRef, type ReactNode } from 'react';

/** Props of a heading that takes focus when it appears. */
export interface FocusHeadingProps {
  readonly level: HeadingLevel;
  /** Whether the screen itself just opened: the route change then moves the focus. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** The heading of a step. It takes focus when the step appears, so that a screen reader starts reading there. */
export function FocusHeading({ level, isFirst = false, children }: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = heading.current;
    if (isFirst || shown === null) return;
    focusOnce(shown);
    globalThis.scrollTo({ top: 0 });
  }, [isFirst]);
  return (
    <Heading ref={heading} level={level}>
      {children}
    </Heading>
  );
}
