import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { VisiblePart } from './visible-part.ts';

export interface ShowMoreProps {
  readonly part: VisiblePart;
  /** The number of items of the whole list. */
  readonly total: number;
  /** What the button says, from the number of items that it adds. */
  readonly label: (count: number) => string;
  /** The selector of what gets the focus in an item, one in each. */
  readonly items: string;
}

/**
 * The button that adds a part of a long list; none when all of it is on the screen. The first item that a press adds gets the
 * focus, because the button moves or goes away. Printing draws the whole list.
 */
export const ShowMore = observer(function ShowMore({ part, total, label, items }: ShowMoreProps) {
  useEffect(() => {
    const print = ({ type }: Event) => flushSync(() => part.print(type === 'beforeprint'));
    const events = ['beforeprint', 'afterprint'] as const;
    events.forEach((event) => globalThis.addEventListener(event, print));
    return () => events.forEach((event) => globalThis.removeEventListener(event, print));
  }, [part]);
  const left = total - part.most;
  if (left <= 0) return null;
  const handlePress = () => {
    const drawn = () => document.querySelectorAll<HTMLElement>(items);
    const { length } = drawn();
    flushSync(part.showMore);
    drawn()[length]?.focus();
  };
  return (
    <Button className="no-print" onClick={handlePress}>
      {label(Math.min(left, part.size))}
    </Button>
  );
});
