import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { Row } from './rows.tsx';
import './line-row.css';

export interface LineRowProps {
  /** A picture or an icon, in the tint that `className` gives. */
  readonly sign: Elements;
  readonly title: Elements;
  readonly details: ReactNode;
  /** The state in words, and the one action where something can be done. */
  readonly end: Elements;
  readonly sum: string;
  readonly className?: string;
}

/** One thing with a sum, such as a reimbursement: what it is, details, its state and the sum; two or three lines on a phone. */
export function LineRow({ sign, title, details, end, sum, className }: LineRowProps) {
  return (
    <Row className={classNames('stads-line', className)}>
      <span className="stads-line__sign">{sign}</span>
      <h3 className="stads-line__title">{title}</h3>
      <strong className="stads-line__sum figures" translate="no">
        {sum}
      </strong>
      <p className="stads-line__details">{details}</p>
      <div className="stads-line__end">{end}</div>
    </Row>
  );
}
