import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Hero } from '@stadstegoed/ui/hero/hero.tsx';
import type { ReactNode } from 'react';

export interface HomeBannerProps {
  /** The shapes of the illustration. */
  readonly skyline: string;
  readonly title: ReactNode;
  /** Our own title, when it was shown before `title`: it keeps its space. */
  readonly before?: string;
  readonly intro: ReactNode;
  readonly actions: ReactNode;
}

/** The banner of home for a visitor. The build renders it into the page too, so that it is there before any script. */
export function HomeBanner({ skyline, title, before, intro, actions }: HomeBannerProps) {
  return (
    <Hero skyline={skyline}>
      <Heading
        level={1}
        size="hero"
        className="home-title"
        {...(before === undefined ? {} : { 'data-before': before })}
      >
        <span>{title}</span>
      </Heading>
      <div className="home-intro">{intro}</div>
      <div className="row">{actions}</div>
    </Hero>
  );
}
