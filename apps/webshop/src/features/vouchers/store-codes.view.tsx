import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { hasQrCode } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { Checkbox } from '@stadstegoed/ui/field/choices.tsx';
import { observer } from 'mobx-react-lite';
import { StoredCodes } from '../../lib/shared-state/stored-codes.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import './stored-codes.css';

/** The choice to keep the QR codes of all vouchers on this phone (reading 48); nothing without a code, and on a wide screen. */
export const StoreCodes = observer(function StoreCodes({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  const translate = useTexts();
  const stored = useService(StoredCodes);
  if (!vouchers.some(hasQrCode)) return null;
  return (
    <Checkbox
      className="store-codes phone-only"
      label={translate('vouchers.codes.store')}
      hint={translate('vouchers.codes.storeHint')}
      checked={stored.codes !== null}
      onChange={(isOn) => (isOn ? stored.store(vouchers) : stored.remove())}
    />
  );
});
