import { useEffect, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useContentLang } from './content-lang.tsx';
import { sanitiseNatively } from './native-sanitise.ts';
import './rich-text.css';

export type RichTextProps = {
  /** HTML from the platform: not trusted. */
  readonly html: string;
  /** The level of the highest heading in the text, 2 to 6. */
  readonly topHeading?: 2 | 3 | 4 | 5 | 6;
  readonly className?: string;
};

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'safe'; readonly html: string }
  | { readonly kind: 'text'; readonly text: string };

const loadSanitiser = () => import('./sanitise.ts');

/**
 * The only component that renders HTML of the platform. It uses the browser's sanitiser; for browsers without one it
 * loads DOMPurify on first use. It shows nothing until then, and only the text when loading fails.
 */
export function RichText({ html, topHeading = 2, className }: RichTextProps) {
  const native = useMemo(() => sanitiseNatively(html, topHeading), [html, topHeading]);
  const [loaded, setLoaded] = useState<Shown>({ kind: 'loading' });
  const shown: Shown = native === null ? loaded : { kind: 'safe', html: native };

  useEffect(() => {
    if (native !== null) return undefined;
    let current = true;
    const show = (next: Shown) => {
      if (current) setLoaded(next);
    };
    loadSanitiser().then(
      ({ sanitise }) => show({ kind: 'safe', html: sanitise(html, topHeading) }),
      () => show({ kind: 'text', text: textOf(html) }),
    );
    return () => {
      current = false;
    };
  }, [native, html, topHeading]);

  const lang = useContentLang();
  const classes = classNames('stads-rich-text', className);
  switch (shown.kind) {
    case 'loading':
      return <div className={classNames(classes, 'stads-rich-text--coming')} />;
    case 'text':
      return (
        <div className={classes} lang={lang}>
          {shown.text}
        </div>
      );
    case 'safe':
      // The HTML is sanitised.
      return <div className={classes} lang={lang} dangerouslySetInnerHTML={{ __html: shown.html }} />;
  }
}

/** The text of HTML without tags; parsing into a separate document runs and loads nothing. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
