import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { classNames } from '../class-names.ts';
import './notice.css';
import type { Elements } from '../elements.ts';

/** The kind of a message; it determines the colour and the icon. */
export type MessageKind = 'info' | 'positive' | 'warning' | 'negative';

const ICONS = {
  info: IconInfoCircle,
  positive: IconCircleCheck,
  warning: IconAlertTriangle,
  negative: IconAlertCircle,
} as const;

export type NoticeProps = {
  readonly kind?: MessageKind;
  readonly title?: string;
  readonly children?: Elements;
  /** For a notice that appears after the page: `status` is announced politely, `alert` immediately. */
  readonly live?: 'status' | 'alert';
  readonly className?: string;
};

/** A message in the page, with an icon so that its kind is not shown by colour alone. */
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
