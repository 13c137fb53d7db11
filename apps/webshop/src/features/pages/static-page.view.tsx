import type { PageType, StaticPage } from '@stadstegoed/core/pages/platform-configuration.ts';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { LongText, type TextSection } from './long-text.view.tsx';
import { PageBlocks } from './page-blocks.view.tsx';
import { pageSections } from './page-sections.ts';
import { StaticPageViewModel } from './static-page.vm.ts';

export interface StaticPageScreenProps {
  readonly type: PageType;
  readonly title: string;
  readonly lead: string;
  /** The parts of the screen: those of the page, with those of the shop around them. */
  readonly parts?: (own: readonly TextSection[], page: StaticPage) => readonly TextSection[];
}

/** A screen with a page that the municipality publishes: privacy, accessibility, terms, explanation (PA-028). */
export const StaticPageScreen = observer(function StaticPageScreen(props: StaticPageScreenProps) {
  const { type, title, lead, parts = (own) => own } = props;
  const language = useLanguage();
  const translate = useTexts();
  const model = useViewModel(StaticPageViewModel, { type, language });
  return (
    <div className="container page">
      <PageHead title={title} lead={lead} />
      <Loaded from={model.screen} skeleton={<TextSkeleton />}>
        {(screen) =>
          screen.kind === 'show' ? (
            <LongText sections={parts(sectionsOf(screen.page), screen.page)} />
          ) : (
            <p role="status">{translate('pages.redirect.title')}</p>
          )
        }
      </Loaded>
    </div>
  );
});

/** The parts of the page: its text by heading, then its blocks. */
function sectionsOf(page: StaticPage): readonly TextSection[] {
  const written = pageSections(page.descriptionHtml).map(({ id, title, html }) => ({
    id,
    title,
    isContent: true,
    content: <Written html={html} alignment={page.alignment} />,
  }));
  if (page.blocks.length === 0) return written;
  return [...written, { id: 'blocks', title: null, content: <PageBlocks blocks={page.blocks} /> }];
}

function Written({
  html,
  alignment,
}: {
  readonly html: string;
  readonly alignment: StaticPage['alignment'];
}): ReactNode {
  if (html === '') return null;
  return (
    <div className={`written written--${alignment}`}>
      <RichText html={html} topHeading={3} />
    </div>
  );
}

function TextSkeleton() {
  return (
    <div className="stack">
      <Skeleton shape="line" width="14rem" height="1.75rem" />
      <Skeleton shape="line" width="90%" />
      <Skeleton shape="line" width="80%" />
      <Skeleton shape="line" width="85%" />
      <Skeleton shape="line" width="40%" />
    </div>
  );
}
