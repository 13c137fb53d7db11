import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useState, type MouseEvent } from 'react';
import { useTexts } from '../../lib/texts/texts.ts';
import { useSectionInSight } from './use-section-in-sight.tsx';
import './pages.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** A part of a long text. */
export interface TextSection {
  readonly id: string;
  /** Null for an introduction without a heading. */
  readonly title: string | null;
  /** The title is the municipality's own, in its language. */
  readonly isContent?: boolean;
  readonly content: Elements;
}

/** A long text with its contents beside it on a wide screen; the contents follow what is read. */
export function LongText({ sections }: { readonly sections: readonly TextSection[] }) {
  const titled = sections.filter(({ title }) => title !== null);
  return (
    <div className={titled.length > 1 ? 'split long-text' : 'long-text'}>
      {titled.length > 1 ? <Contents sections={titled} /> : null}
      <div className="long-text__body">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.title === null ? undefined : section.id}>
            {section.title === null ? null : (
              <Heading level={2} id={section.id}>
                <SectionTitle section={section} />
              </Heading>
            )}
            {section.content}
          </section>
        ))}
      </div>
    </div>
  );
}

function SectionTitle({ section }: { readonly section: TextSection }) {
  return section.isContent ? <ContentText>{section.title}</ContentText> : <span>{section.title}</span>;
}

function Contents({ sections }: { readonly sections: readonly TextSection[] }) {
  const translate = useTexts();
  const ids = sections.map(({ id }) => id);
  const [chosen, setChosen] = useState(ids[0] ?? '');
  useSectionInSight(ids, setChosen);
  const handleClick = (event: MouseEvent, id: string): void => {
    const heading = document.getElementById(id);
    if (heading === null) return;
    event.preventDefault();
    setChosen(id);
    heading.scrollIntoView();
    focusOnce(heading);
  };
  return (
    <nav className="contents desktop-only no-print" aria-label={translate('pages.contents')}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === chosen ? 'true' : undefined}
              onClick={(event) => handleClick(event, section.id)}
            >
              <SectionTitle section={section} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
