import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { observer } from 'mobx-react-lite';
import type { Load } from '../../lib/load/load.ts';
import { LoadFailure } from '../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

/**
 * The failure of the resident's vouchers, shown once on a screen of funds: without them the status of a fund is unknown. The
 * funds themselves stay. It also shows a note when the vouchers take longer than usual.
 */
export const VouchersFailure = observer(function VouchersFailure(props: { from: Load<readonly Voucher[]> }) {
  const translate = useTexts();
  const { state, failure, retry } = props.from;
  return (
    <>
      {state !== 'failed' || failure === null ? null : (
        <LoadFailure failure={failure} title={translate('funds.vouchersFailed')} onRetry={() => void retry()} />
      )}
      <LongWaitNote isWaiting={state === 'loading'} />
    </>
  );
});
