import type { OfflineCopy, Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useRetryWhenBack } from '../../../lib/load/connection.ts';
import type { Load } from '../../../lib/load/load.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useMoment } from '../../../lib/load/use-moment.ts';
import './offline-copy-note.css';

/** Whether the payments of a voucher from an earlier visit are unknown: it was in a list, but was not opened. */
export function lacksPayments({ offlineCopy, transactions, transactionsCount }: Voucher): boolean {
  return offlineCopy !== undefined && transactions.length < transactionsCount;
}

/**
 * Says from when the vouchers of an earlier visit are, and reads them again when the platform answers. Shows nothing for
 * vouchers that were just read.
 */
export const OfflineCopyNote = observer(function OfflineCopyNote(props: {
  /** One of the vouchers on the screen. */
  readonly voucher: Voucher | undefined;
  readonly from: Pick<Load<unknown>, 'state' | 'retry'>;
  /** Says that the payments are unknown, on the screen that shows them. */
  readonly lacksPayments?: boolean;
}) {
  const { voucher, from } = props;
  useRetryWhenBack(voucher?.offlineCopy !== undefined && from.state !== 'loading', () => void from.retry());
  if (voucher?.offlineCopy === undefined) return null;
  return <Note copy={voucher.offlineCopy} lacksPayments={props.lacksPayments === true} />;
});

function Note(props: { readonly copy: OfflineCopy; readonly lacksPayments: boolean }) {
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
      <p>{translate('vouchers.offlineCopy.mayDiffer')}</p>
      {props.lacksPayments ? <p>{translate('vouchers.offlineCopy.noPayments')}</p> : null}
    </Notice>
  );
}
