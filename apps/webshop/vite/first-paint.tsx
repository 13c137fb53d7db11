import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import type { LoadedVariant } from '@stadstegoed/variants/load.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeBanner } from '../src/features/home/home-banner.tsx';
import { BUTTONS } from '../src/features/home/home-buttons.ts';
import texts from '../src/features/home/texts.nl.json' with { type: 'json' };

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
