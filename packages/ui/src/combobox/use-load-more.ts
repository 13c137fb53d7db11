import { useEffect, useRef } from 'react';
import type { UIEvent } from 'react';

/** The least time between two loads of more options by scrolling, in milliseconds (SH-080). */
export const LOAD_MORE_WAIT_MS = 1500;

/** Distance to the end of the list, in pixels, at which more options are added. */
const NEAR_THE_END = 80;

/**
 * Adds options while a list is scrolled. A list that is thrown down by a finger reaches its end again and again: the next
 * options come `LOAD_MORE_WAIT_MS` after the last ones. The arrow keys do not wait.
 */
export function useLoadMore(load: () => void) {
  const due = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const restart = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    due.current = performance.now() + LOAD_MORE_WAIT_MS;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** Begins the wait anew: the list was opened or closed. */
    restart,
    handleScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent): void => {
      const isAtEnd = scrollTop + clientHeight > scrollHeight - NEAR_THE_END;
      if (!isAtEnd || timer.current !== undefined) return;
      const wait = Math.max(0, due.current - performance.now());
      timer.current = setTimeout(() => {
        restart();
        load();
      }, wait);
    },
  };
}
