import { useEffect, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { sanitiseNatively } from './native-sanitise.ts';
import './rich-text.css';

/** Props of a piece of server HTML. */
export type RichTextProps = {
  /** HTML as the platform sends it: not trusted. */
  readonly html: string;
  /** The rank that the highest heading in the text gets, 2 to 6. */
  readonly topHeading?: 2 | 3 | 4 | 5 | 6;
  readonly className?: string;
};

type Shown =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'safe'; readonly html: string }
  | { readonly kind: 'words'; readonly text: string };

const loadSanitiser = () => import('./sanitise.ts');

/**
 * The only place where HTML of the platform is shown. The browser's own sanitiser is there at once; for browsers without
 * one, DOMPurify is loaded on first use: until it is there nothing shows, and if it cannot be loaded the bare words do.
 */
export function RichText({ html, topHeading = 2, className }: RichTextProps) {
  const native = useMemo(() => sanitiseNatively(html, topHeading), [html, topHeading]);
  const [loaded, setLoaded] = useState<Shown>({ kind: 'waiting' });
  const shown: Shown = native === null ? loaded : { kind: 'safe', html: native };

  useEffect(() => {
    if (native !== null) return undefined;
    let current = true;
    const show = (next: Shown) => {
      if (current) setLoaded(next);
    };
    loadSanitiser().then(
      ({ sanitise }) => show({ kind: 'safe', html: sanitise(html, topHeading) }),
      () => show({ kind: 'words', text: wordsOf(html) }),
    );
    return () => {
      current = false;
    };
  }, [native, html, topHeading]);

  const classes = classNames('stads-rich-text', className);
  switch (shown.kind) {
    case 'waiting':
      return <div className={classes} aria-busy="true" />;
    case 'words':
      return <div className={classes}>{shown.text}</div>;
    case 'safe':
      // The one place in the shop, and only what the sanitiser let through.
      return <div className={classes} dangerouslySetInnerHTML={{ __html: shown.html }} />;
  }
}

/** The text of HTML without its tags; parsing into a document of its own runs nothing and loads nothing. */
function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
