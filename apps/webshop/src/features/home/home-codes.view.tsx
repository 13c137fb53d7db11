import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';

/** Leads a signed-out resident to the QR codes on this device (reading 48). */
export function HomeCodes() {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  return (
    <div className="container home-expired">
      <Notice kind="info" title={translate('funds.home.codes.title')}>
        <Button
          appearance="primary"
          icon={<IconQrcode stroke={1.5} aria-hidden />}
          onClick={() => dialogs.open('stored-codes', {})}
        >
          {translate('funds.home.codes.show')}
        </Button>
      </Notice>
    </div>
  );
}
