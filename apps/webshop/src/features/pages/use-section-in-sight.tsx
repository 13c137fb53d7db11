import { useEffect, useEffectEvent } from 'react';

/** Tells which of these headings was scrolled to the upper part of the window last. */
export function useSectionInSight(ids: readonly string[], onSight: (id: string) => void): void {
  const tell = useEffectEvent(onSight);
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const [first] = entries.filter(({ isIntersecting }) => isIntersecting);
        if (first) tell(first.target.id);
      },
      { rootMargin: '0px 0px -75% 0px' },
    );
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id);
      if (heading !== null) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
}
