import { useEffect } from 'react';

/** Calls when the browser shows this page as it was left, which happens after Back on a page of somebody else (the back/forward cache). */
export function usePageRestored(onReturn: () => void): void {
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [onReturn]);
}
