import type { OfflineCopy } from '@stadstegoed/core/shared/offline-copy.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useRetryWhenBack } from '../../../lib/load/connection.ts';
import type { Load } from '../../../lib/load/load.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import type { TextKey } from '../../../texts/text-keys.ts';
import { useMoment } from '../../../lib/load/use-moment.ts';
import './offline-copy-note.css';

/** Whether the payments of a voucher from an earlier visit are unknown: it was in a list, but was not opened. */
export function lacksPayments({ offlineCopy, transactions, transactionsCount }: Voucher): boolean {
  return offlineCopy !== undefined && transactions.length < transactionsCount;
}

/**
 * Says from when a copy of an earlier visit is, and reads it again when the platform answers. Shows nothing for what was just
 * read.
 */
export const OfflineCopyNote = observer(function OfflineCopyNote(props: {
  /** That of what is on the screen; undefined for what was just read. */
  readonly copy: OfflineCopy | undefined;
  readonly from: Pick<Load<unknown>, 'state' | 'retry'>;
  /** Says that the payments are unknown, on the screen that shows them. */
  readonly lacksPayments?: boolean;
  /** What can be different by now; the balance of a voucher by default. */
  readonly mayDiffer?: TextKey;
}) {
  const { copy, from, lacksPayments = false, mayDiffer = 'vouchers.offlineCopy.mayDiffer' } = props;
  useRetryWhenBack(copy !== undefined && from.state !== 'loading', () => void from.retry());
  if (copy === undefined) return null;
  return <Note copy={copy} lacksPayments={lacksPayments} mayDiffer={mayDiffer} />;
});

function Note(props: { readonly copy: OfflineCopy; readonly lacksPayments: boolean; readonly mayDiffer: TextKey }) {
  const { readAt, why } = props.copy;
  const translate = useTexts();
  const moment = useMoment(readAt);
  return (
    <Notice
      kind="warning"
      live="status"
      className="offline-copy-note"
      title={translate(`vouchers.offlineCopy.${why}`, { moment })}
    >
      <p>{translate(props.mayDiffer)}</p>
      {props.lacksPayments ? <p>{translate('vouchers.offlineCopy.noPayments')}</p> : null}
    </Notice>
  );
}
