import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Row, RowAction, Rows } from '@stadstegoed/ui/card/rows.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { truncate } from '@stadstegoed/ui/format.ts';
import { Heading, type HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { NameLink } from '../../../lib/links/name-link.view.tsx';
import { FundPicture } from './fund-picture.tsx';
import { fundTint } from './fund-tint.ts';
import { FundWorth } from './fund-worth.tsx';
import './fund-row.css';

export interface FundRowProps {
  readonly fund: Fund;
  readonly headingLevel: HeadingLevel;
  /** For whom it is, or why it is not for this resident. */
  readonly note?: Elements;
  /** Stands in the place of the worth of the fund, such as what is left of it. */
  readonly worth?: Elements;
  readonly action: Elements;
  /** A fund that this resident cannot get. */
  readonly isFaded?: boolean;
  readonly eager?: boolean;
}

/** A fund as a row of `Rows`: picture, name, note, worth and one action. The whole row links to the fund. */
export function FundRow(props: FundRowProps) {
  const { fund, headingLevel, isFaded = false } = props;
  return (
    <Row className={`fund-row ${isFaded ? 'fund-row--faded ' : ''}${tintClass(fundTint(fund))}`}>
      <FundPicture fund={fund} eager={props.eager ?? false} />
      <div className="fund-row__text">
        <Heading level={headingLevel} size={4}>
          <NameLink to={goTo('fund', { id: fund.id })} name={fund.name} kind="fund" />
        </Heading>
        {props.note ? <p className="fund-row__note">{props.note}</p> : null}
        {fund.descriptionShort === null ? null : (
          <p className="fund-row__say">
            <ContentText>{truncate(fund.descriptionShort)}</ContentText>
          </p>
        )}
      </div>
      <div className="fund-row__foot">
        <div>{isFaded ? null : props.worth || <FundWorth fund={fund} />}</div>
        <RowAction>{props.action}</RowAction>
      </div>
    </Row>
  );
}

/** Placeholders for rows that are loading. */
export function FundRowSkeletons(props: { readonly count: number }) {
  return (
    <Rows>
      {Array.from({ length: props.count }, (_, index) => (
        <Row key={index} className="fund-row">
          <div className="fund-picture">
            <Skeleton height="100%" />
          </div>
          <div className="fund-row__text">
            <Skeleton shape="line" width="50%" height="1.25rem" />
            <Skeleton shape="line" width="80%" />
          </div>
          <div className="fund-row__foot">
            <Skeleton shape="line" width="5rem" height="2.75rem" />
          </div>
        </Row>
      ))}
    </Rows>
  );
}
