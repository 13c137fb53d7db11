import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Breadcrumbs } from '@stadstegoed/ui/breadcrumbs/breadcrumbs.tsx';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { LoadedVariant } from '@stadstegoed/variants/load.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeBanner } from '../src/features/home/home-banner.tsx';
import { BUTTONS } from '../src/features/home/home-buttons.ts';
import texts from '../src/features/home/texts.nl.json' with { type: 'json' };
import shellEn from '../src/shell/texts.en.json' with { type: 'json' };
import shellNl from '../src/shell/texts.nl.json' with { type: 'json' };

/**
 * The banner of home as HTML, with the Dutch words and the drawing of the municipality. Its buttons are invisible
 * and only keep the space.
 */
export function firstPaintHtml({ variant, texts: own, skyline }: LoadedVariant): string {
  const words: typeof texts = { ...texts, ...own.nl };
  return renderToStaticMarkup(
    <div className="home-first-paint">
      <HomeBanner
        skyline={skyline}
        title={words['funds.home.heading'].replace('{{name}}', variant.title)}
        intro={<Lead>{words['funds.home.intro']}</Lead>}
        actions={variant.home.buttons
          // Shown only where the environment asks for it, which the build does not know.
          .filter((name) => name !== 'start')
          .map((name, index) => (
            <ButtonLink key={name} appearance={index === 0 ? 'primary' : 'subtle'} size="large" href="/" tabIndex={-1}>
              {words[BUTTONS[name].label]}
            </ButtonLink>
          ))}
      />
    </div>,
  );
}

/** The head of a screen as HTML, without its title and its lead, which the script of the page fills in. */
export function firstHeadHtml(language: Language): string {
  const words = { nl: shellNl, en: shellEn }[language];
  return renderToStaticMarkup(
    <div className="container page">
      <Breadcrumbs label={words['shell.trail']} trail={[{ href: '/', label: words['shell.menu.home'] }]} current="" />
      <div className="page-head">
        <Heading level={1}>{''}</Heading>
        <Lead>{''}</Lead>
      </div>
    </div>,
  );
}
