import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { useEffect } from 'react';
import type { ModalProps } from '../../support/modals.ts';
import { useTexts } from '../../support/texts.ts';
import { useVoucherFace } from './parts/use-voucher-face.ts';
import { VoucherQr } from './parts/voucher-qr.tsx';

/** The QR code from edge to edge on white, with name and balance. The screen stays awake while the dialog is open. */
export function Modal({ params, open, onClose }: ModalProps<'voucher-qr'>) {
  const translate = useTexts();
  const { texts } = useVoucherFace(params.voucher);
  useWakeLock();
  return (
    <Dialog open={open} onClose={onClose} title={texts.name} closeLabel={translate('shell.close')} size="full">
      <div className="voucher-large">
        <p className="voucher-large__worth">
          {texts.forWhom === undefined ? null : <span>{texts.forWhom}</span>}{' '}
          <b className="figures">
            {texts.worthLabel === undefined ? null : (
              <span className="visually-hidden">{`${texts.worthLabel}\u00a0`}</span>
            )}
            {texts.worth}
          </b>
        </p>
        <VoucherQr voucher={params.voucher} on="screen" />
        <p>{translate('vouchers.qr.howTo')}</p>
      </div>
    </Dialog>
  );
}

/**
 * Holds a wake lock, which the browser drops when the page is hidden and which is asked again when it returns. Phones
 * without support, or with a low battery, dim as usual.
 */
function useWakeLock(): void {
  useEffect(() => {
    const stop = new AbortController();
    let lock: WakeLockSentinel | null = null;
    const hold = async (): Promise<void> => {
      try {
        const given = await navigator.wakeLock?.request('screen');
        if (stop.signal.aborted) await given?.release();
        else lock = given ?? null;
      } catch {
        // Refused: the screen dims as usual.
      }
    };
    const holdAgain = (): void => {
      if (document.visibilityState === 'visible') void hold();
    };
    void hold();
    document.addEventListener('visibilitychange', holdAgain, { signal: stop.signal });
    return () => {
      stop.abort();
      void lock?.release();
    };
  }, []);
}
