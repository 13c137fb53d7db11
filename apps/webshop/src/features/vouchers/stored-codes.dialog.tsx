import { qrText } from '@stadstegoed/core/vouchers/qr-code.ts';
import type { StoredCode } from '@stadstegoed/core/vouchers/stored-code.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { observer } from 'mobx-react-lite';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { StoredCodes } from '../../lib/shared-state/stored-codes.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import './stored-codes.css';

/** The QR codes on this device, for a resident who is signed out (reading 48). Several stand closed, because a scanner takes any code that it sees. */
export const Component = observer(function StoredCodesDialog({ open, onClose }: DialogProps<'stored-codes'>) {
  const translate = useTexts();
  const stored = useService(StoredCodes);
  const names = distinctNames(stored.usable, translate('vouchers.unnamed'));
  const codes = stored.usable.map((code, at) => ({ code, name: names[at] ?? '' }));
  const [only] = codes;
  const handleRemove = () => {
    stored.remove();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('vouchers.codes.title')}
      closeLabel={translate('shell.close')}
    >
      <div className="stored-codes">
        <p>{translate('vouchers.codes.noBalance')}</p>
        {codes.length === 1 && only !== undefined ? (
          <>
            <Heading level={3}>{only.name}</Heading>
            <Code {...only} />
          </>
        ) : (
          <Accordion
            items={codes.map(({ code, name }) => ({
              id: code.address,
              title: name,
              content: <Code code={code} name={name} />,
            }))}
          />
        )}
        <Button appearance="secondary" onClick={handleRemove}>
          {translate('vouchers.codes.remove')}
        </Button>
      </div>
    </Dialog>
  );
});

function Code({ code, name }: { readonly code: StoredCode; readonly name: string }) {
  const translate = useTexts();
  const day = formatDate(code.lastDay, useLanguage());
  return (
    <div className="stored-code">
      <QrCode
        value={qrText(code.address)}
        title={translate('vouchers.qr.title', { voucher: name, day })}
        description={translate('vouchers.qr.howTo')}
      />
      <p>{`${translate('vouchers.validUntil')} ${day}`}</p>
    </div>
  );
}

/** The names of the codes; several of one fund are counted, because their owners' names are not stored. */
function distinctNames(codes: readonly StoredCode[], unnamed: string): readonly string[] {
  const names = codes.map(({ name }) => name.trim() || unnamed);
  return names.map((name, at) => {
    const isAlone = names.filter((other) => other === name).length === 1;
    return isAlone ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}
