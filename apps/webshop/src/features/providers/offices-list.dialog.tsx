import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { OfficeList } from './parts/office-list.tsx';

/** The dialog with all offices of a provider (PV-019). */
export function Component({ params, open, onClose }: DialogProps<'offices-list'>) {
  const translate = useTexts();
  const title = translate('offices.list.of', { name: params.providerName });
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={translate('shell.close')}>
      <OfficeList offices={params.offices} from={params.from} label={title} />
    </Dialog>
  );
}
