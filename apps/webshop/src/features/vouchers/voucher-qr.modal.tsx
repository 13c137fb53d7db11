import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { useEffect } from 'react';
import type { ModalProps } from '../../support/modals.ts';
import { useTexts } from '../../support/texts.ts';
import { VoucherQr } from './parts/voucher-qr.tsx';

/** The QR code as large as the screen allows. The screen stays awake while the dialog is open. */
export function Modal({ params, open, onClose }: ModalProps<'voucher-qr'>) {
  const translate = useTexts();
  useWakeLock();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={params.voucher.fund.name}
      closeLabel={translate('shell.close')}
      size="full"
    >
      <div className="voucher-large">
        <VoucherQr voucher={params.voucher} on="screen" />
        <p>{translate('vouchers.qr.howTo')}</p>
      </div>
    </Dialog>
  );
}

/** Holds a wake lock. Phones without support, or with a low battery, dim as usual. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: { release: () => Promise<void> } | null = null;
    let isOver = false;
    navigator.wakeLock?.request('screen').then(
      (given) => {
        lock = given;
        if (isOver) void given.release();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      void lock?.release();
    };
  }, []);
}
