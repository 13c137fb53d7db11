import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { hasQrCode } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { Checkbox } from '@stadstegoed/ui/field/choices.tsx';
import { observer } from 'mobx-react-lite';
import { StoredCodes } from '../../lib/shared-state/stored-codes.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import './stored-codes.css';

/** The choice to keep the QR codes of these vouchers on the device (reading 48); nothing without a code. */
export const StoreCodes = observer(function StoreCodes(props: {
  readonly vouchers: readonly Voucher[];
  /** Called when the resident chose it, where these are not all vouchers. */
  readonly onStore?: () => void;
}) {
  const translate = useTexts();
  const stored = useService(StoredCodes);
  const { vouchers } = props;
  if (!vouchers.some(hasQrCode)) return null;
  const handleChange = (isOn: boolean) => {
    if (!isOn) return stored.remove();
    stored.store(vouchers);
    props.onStore?.();
  };
  return (
    <Checkbox
      className="store-codes"
      label={translate('vouchers.codes.store')}
      hint={translate('vouchers.codes.storeHint')}
      checked={stored.codes !== null}
      onChange={handleChange}
    />
  );
});
