import type { FoundFund } from '@stadstegoed/core/search/search.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { truncate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { NameLink } from '../../lib/links/name-link.view.tsx';
import { FundPicture } from '../funds/parts/fund-picture.tsx';
import { fundTint } from '../funds/parts/fund-tint.ts';
import { FundWorth } from '../funds/parts/fund-worth.tsx';
import { fundLine } from './suggestion-line.ts';
import '../funds/parts/fund-row.css';

/** A found fund as a row of its own: picture, name, a sentence that shows why it was found, and what it gives. */
export function FundHit({ found, q }: { readonly found: FoundFund; readonly q: string }) {
  const { fund } = found;
  const text = fundLine(found, q);
  return (
    <Card as="li" className={`fund-row ${tintClass(fundTint(fund))}`}>
      <FundPicture fund={fund} />
      <div className="fund-row__text">
        <Heading level={3} size={4}>
          <NameLink to={goTo('fund', { id: fund.id })} name={fund.name} kind="fund" />
        </Heading>
        {text === null ? null : (
          <p className="fund-row__note">
            <ContentText>{truncate(text)}</ContentText>
          </p>
        )}
      </div>
      <div className="fund-row__foot">
        <FundWorth fund={fund} />
      </div>
    </Card>
  );
}
