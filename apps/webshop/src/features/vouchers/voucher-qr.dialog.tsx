import type { Payment } from '@stadstegoed/core/vouchers/payment.ts';
import type { OfflineCopy } from '@stadstegoed/core/shared/offline-copy.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { observer } from 'mobx-react-lite';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useWakeLock } from '../../lib/page/use-wake-lock.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useMoment } from '../../lib/load/use-moment.ts';
import { PaymentStatus } from './payment-status.view.tsx';
import { useVoucherCardData } from './parts/use-voucher-card-data.ts';
import { VoucherQr } from './parts/voucher-qr.tsx';

/** The QR code from edge to edge on white, with name and balance. The screen stays awake while the dialog is open. */
export const Component = observer(function VoucherQrDialog({ params, open, onClose }: DialogProps<'voucher-qr'>) {
  const { voucher } = params.live;
  useWakeLock();
  if (voucher.value === null) return null;
  return <Large voucher={voucher.value} payment={params.live.payment} open={open} onClose={onClose} />;
});

function Large(props: {
  readonly voucher: Voucher;
  readonly payment: Payment | null;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { voucher, payment, open, onClose } = props;
  const translate = useTexts();
  const { face, texts } = useVoucherCardData(voucher);
  return (
    <Dialog open={open} onClose={onClose} title={texts.name} closeLabel={translate('shell.close')} size="full">
      <div className="voucher-large">
        <p className="voucher-large__worth">
          {texts.forWhom === undefined ? null : <span>{texts.forWhom}</span>}{' '}
          <b className="figures">
            {texts.worthLabel === undefined ? null : (
              <span className="visually-hidden">{`${texts.worthLabel}\u00a0`}</span>
            )}
            <span>{texts.worth}</span>
          </b>
          {voucher.offlineCopy === undefined ? null : <CopyMoment copy={voucher.offlineCopy} />}
        </p>
        {face.showsQr ? <VoucherQr voucher={voucher} on="screen" /> : null}
        <PaymentStatus payment={payment} />
        {face.showsQr ? <p>{translate('vouchers.qr.howTo')}</p> : null}
      </div>
    </Dialog>
  );
}

/** From when the balance is, while there is no network. */
function CopyMoment({ copy }: { readonly copy: OfflineCopy }) {
  const translate = useTexts();
  return <span>{translate(`vouchers.offlineCopy.${copy.why}`, { moment: useMoment(copy.readAt) })}</span>;
}
