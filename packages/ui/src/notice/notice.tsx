import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './notice.css';

/** What a message is: its colour, its icon and, through the words, its meaning. */
export type MessageKind = 'info' | 'positive' | 'warning' | 'negative';

const ICONS = {
  info: IconInfoCircle,
  positive: IconCircleCheck,
  warning: IconAlertTriangle,
  negative: IconAlertCircle,
} as const;

/** Props of a notice. */
export type NoticeProps = {
  readonly kind?: MessageKind;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Set it when the notice appears after the page: `status` waits for a pause, `alert` speaks at once. */
  readonly live?: 'status' | 'alert';
  readonly className?: string;
};

/** A message in the page, with an icon so that colour is never alone. */
export function Notice({ kind = 'info', title, children, live, className }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div className={classNames('stads-notice', `stads-notice--${kind}`, className)} role={live}>
      <Icon stroke={1.5} aria-hidden="true" />
      <div className="stads-notice__text">
        {title === undefined ? null : <strong className="stads-notice__title">{title}</strong>}
        {children}
      </div>
    </div>
  );
}
