import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Card, CardLink } from '@stadstegoed/ui/card/card.tsx';
import { truncate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { NameText } from '../../../lib/texts/name-text.view.tsx';
import { useHref } from '../../../lib/links/shop-link.tsx';
import type { FundBadgeStatus } from '../fund-status.ts';
import { FundBadge } from './fund-badge.tsx';
import { FundPicture } from './fund-picture.tsx';
import { fundTint } from './fund-tint.ts';
import { FundWorth } from './fund-worth.tsx';
import './fund-card.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** Props of a fund in a list. */
export interface FundRowProps {
  readonly fund: Fund;
  readonly status: FundBadgeStatus | null;
  /** The action button, or a link to the reason why there is none. */
  readonly action: Elements;
  /** Puts the picture above the text, for a list in columns. */
  readonly stacked?: boolean;
  readonly eager?: boolean;
}

/** A fund as a row of a list: status, worth and action. Its name links to its page. */
export function FundRow(props: FundRowProps) {
  const { fund, status } = props;
  const href = useHref();
  const [tag] = fund.tags;
  return (
    <Card as="li" className={rowClass(fundTint(fund), props.stacked)}>
      <FundPicture fund={fund} eager={props.eager ?? false} />
      <div className="fund-row__body">
        <div className="fund-row__top">
          <Heading level={2} size={3}>
            <CardLink href={href(goTo('fund', { id: fund.id }))}>
              <NameText name={fund.name} kind="fund" />
            </CardLink>
          </Heading>
          {status === null ? null : <FundBadge status={status} />}
        </div>
        {fund.descriptionShort === null ? null : (
          <p>
            <ContentText>{truncate(fund.descriptionShort)}</ContentText>
          </p>
        )}
        <div className="fund-row__meta">
          <p>
            <IconBuildingCommunity size={20} stroke={1.5} aria-hidden="true" />{' '}
            <ContentText>{fund.organization.name}</ContentText>
            {/* Screen readers read both paragraphs as one line. */}
            {tag === undefined ? null : <span className="visually-hidden">, </span>}
          </p>
          {tag === undefined ? null : (
            <p>
              <IconTag size={20} stroke={1.5} aria-hidden="true" /> <ContentText>{tag.name}</ContentText>
            </p>
          )}
        </div>
        <div className="fund-row__foot">
          <FundWorth fund={fund} />
          {props.action}
        </div>
      </div>
    </Card>
  );
}

function rowClass(tint: ReturnType<typeof fundTint>, stacked = false): string {
  return `fund-row ${stacked ? 'fund-row--stacked ' : ''}${tintClass(tint)}`;
}

/** Placeholders for rows that are loading. */
export function FundRowSkeletons(props: { readonly count: number }) {
  return (
    <div className="grid">
      {Array.from({ length: props.count }, (_, index) => (
        <div key={index} className="fund-row fund-row--skeleton">
          <div className="fund-picture">
            <Skeleton height="100%" />
          </div>
          <div className="fund-row__body">
            <Skeleton shape="line" width="40%" height="1.5rem" />
            <Skeleton shape="line" width="80%" />
            <Skeleton shape="line" width="30%" />
            <div className="fund-row__foot">
              <Skeleton shape="line" width="6rem" height="3rem" />
              <Skeleton width="8rem" height="3rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
