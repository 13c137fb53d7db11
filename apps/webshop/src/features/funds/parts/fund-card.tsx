import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { truncate } from '@stadstegoed/ui/format.ts';
import { Heading, type HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { NameLink } from '../../../lib/links/name-link.view.tsx';
import { FundPicture } from './fund-picture.tsx';
import { fundTint } from './fund-tint.ts';
import { FundWorth } from './fund-worth.tsx';
import './fund-card.css';

/** A fund as a card in a grid: picture, name, one sentence and worth. The whole card links to the fund. */
export function FundCard(props: { readonly fund: Fund; readonly headingLevel?: HeadingLevel }) {
  const { fund, headingLevel = 3 } = props;
  return (
    <Card as="li" className={`fund-card ${tintClass(fundTint(fund))}`}>
      <FundPicture fund={fund} />
      <div className="fund-card__body">
        <Heading level={headingLevel} size={3}>
          <NameLink to={goTo('fund', { id: fund.id })} name={fund.name} kind="fund" />
        </Heading>
        {fund.descriptionShort === null ? null : (
          <p>
            <ContentText>{truncate(fund.descriptionShort)}</ContentText>
          </p>
        )}
        <div className="fund-card__foot">
          <FundWorth fund={fund} />
          <IconArrowRight stroke={1.5} aria-hidden="true" />
        </div>
      </div>
    </Card>
  );
}

/** Placeholders for fund cards that are loading. */
export function FundCardSkeletons(props: { readonly count: number }) {
  return (
    <div className="grid grid--4">
      {Array.from({ length: props.count }, (_, index) => (
        <div key={index} className="fund-card fund-card--skeleton">
          <div className="fund-picture">
            <Skeleton height="100%" />
          </div>
          <div className="fund-card__body">
            <Skeleton shape="line" width="60%" height="1.5rem" />
            <Skeleton shape="line" width="90%" />
            <Skeleton shape="line" width="70%" />
            <Skeleton shape="line" width="5rem" height="3rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
