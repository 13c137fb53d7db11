import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import type { Variant } from '@stadstegoed/variants/schema.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeBanner } from '../src/features/funds/home-banner.tsx';
import texts from '../src/features/funds/texts.first.nl.json' with { type: 'json' };

/** The banner of home as HTML, with our own Dutch words. Its button is invisible and only keeps the space. */
export function firstPaintHtml({ landmark, title }: Pick<Variant, 'landmark' | 'title'>, overrides: Texts): string {
  const words = { ...texts, ...overrides };
  return renderToStaticMarkup(
    <div className="home-first-paint">
      <HomeBanner
        landmark={landmark}
        title={words['funds.home.heading'].replace('{{name}}', title)}
        intro={<Lead>{words['funds.home.intro']}</Lead>}
        actions={
          <ButtonLink appearance="primary" size="large" href="/" tabIndex={-1}>
            {words['funds.home.toFunds']}
          </ButtonLink>
        }
      />
    </div>,
  );
}

type Texts = Partial<Readonly<Record<string, string>>>;
