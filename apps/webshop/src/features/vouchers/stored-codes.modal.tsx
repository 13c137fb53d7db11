import { qrText } from '@stadstegoed/core/vouchers/qr-code.ts';
import type { StoredCode } from '@stadstegoed/core/vouchers/stored-code.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { observer } from 'mobx-react-lite';
import type { ModalProps } from '../../support/modals.ts';
import { StoredCodes } from '../../support/stored-codes.ts';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import { useService } from '../../support/use-view-model.ts';

/** The QR codes on this device, for a resident who is signed out (reading 48). One at a time, because a scanner takes any. */
export const Modal = observer(function Modal({ open, onClose }: ModalProps<'stored-codes'>) {
  const translate = useTexts();
  const stored = useService(StoredCodes.token);
  const codes = stored.usable;
  const handleRemove = () => {
    stored.remove();
    onClose();
  };
  const [only] = codes;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('vouchers.codes.title')}
      closeLabel={translate('shell.close')}
      footer={
        <Button appearance="secondary" onClick={handleRemove}>
          {translate('vouchers.codes.remove')}
        </Button>
      }
    >
      <p>{translate('vouchers.codes.noBalance')}</p>
      {codes.length === 1 && only !== undefined ? (
        <>
          <Heading level={3}>{nameOf(only) ?? translate('vouchers.unnamed')}</Heading>
          <Code code={only} />
        </>
      ) : (
        <Accordion
          items={codes.map((code) => ({
            id: code.address,
            title: nameOf(code) ?? translate('vouchers.unnamed'),
            content: <Code code={code} />,
          }))}
        />
      )}
    </Dialog>
  );
});

function Code({ code }: { readonly code: StoredCode }) {
  const translate = useTexts();
  const day = formatDate(code.lastDay, useLanguage());
  return (
    <div className="stored-code">
      <QrCode
        value={qrText(code.address)}
        title={translate('vouchers.qr.title', { voucher: nameOf(code) ?? translate('vouchers.unnamed'), day })}
        description={translate('vouchers.qr.howTo')}
      />
      <p>
        {translate('vouchers.validUntil')} {day}
      </p>
    </div>
  );
}

const nameOf = ({ name }: StoredCode): string | null => name.trim() || null;
