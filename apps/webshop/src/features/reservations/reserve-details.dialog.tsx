import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { observer } from 'mobx-react-lite';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useWakeLock } from '../../lib/page/use-wake-lock.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { Coupon } from './coupon.view.tsx';
import './reservation.css';

/** The coupon of a reservation as large as the screen allows, for the counter. The screen stays awake while it is open. */
export const Component = observer(function ReserveDetailsDialog(props: DialogProps<'reserve-details'>) {
  const { params, open, onClose } = props;
  const translate = useTexts();
  const now = useNow();
  const context = { translate, language: useLanguage(), today: dayOf(now), now };
  useWakeLock();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('reservations.details.title')}
      closeLabel={translate('shell.close')}
      size="full"
    >
      <div className="reservation-large">
        <Coupon {...params} context={context} />
      </div>
    </Dialog>
  );
});
