import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { observer } from 'mobx-react-lite';
import type { Loadable } from '../../support/loadable.ts';
import { LoadFailure } from '../../support/loaded.view.tsx';
import { LongWaitNote } from '../../support/long-wait.view.tsx';
import { useTexts } from '../../support/texts.ts';

/**
 * What stands once on a screen of funds whose vouchers could not be read: without them it is not known what the resident has
 * already. The funds themselves stay. Also says when the vouchers take longer than usual.
 */
export const VouchersFailure = observer(function VouchersFailure(props: { from: Loadable<readonly Voucher[]> }) {
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
