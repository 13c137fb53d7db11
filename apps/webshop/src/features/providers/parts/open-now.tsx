import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import type { ShownOffice } from './use-office-card-data.ts';
import './office.css';

const MARKS = {
  open: 'office-open--yes',
  open_all_day: 'office-open--yes',
  closed: undefined,
  paused: 'office-open--paused',
  closed_for_good: undefined,
  unknown: undefined,
} as const;

/**
 * Whether an office is open now and when that changes, on a line or as a pill. Nothing when the hours are unknown. The words
 * say it; the colour is an extra.
 */
export function OpenNow(props: { readonly face: Pick<ShownOffice, 'open' | 'openText'>; readonly asPill?: boolean }) {
  const { face, asPill = false } = props;
  if (face.openText === null) return null;
  return (
    <span className={classNames('office-open', asPill && 'office-open--pill', MARKS[face.open.kind])}>
      <IconClock size={20} stroke={1.5} aria-hidden="true" />
      <span>{face.openText}</span>
    </span>
  );
}
