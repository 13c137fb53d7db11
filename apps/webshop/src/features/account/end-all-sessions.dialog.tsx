import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { observer } from 'mobx-react-lite';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { ConfirmDialog } from './confirm-dialog.view.tsx';
import { EndSessionViewModel } from './end-session.vm.ts';

/** Asks for confirmation before all sessions end, and says that this one ends too. */
export const Component = observer(function EndAllSessionsDialog({
  params,
  open,
  onClose,
}: DialogProps<'end-all-sessions'>) {
  const translate = useTexts();
  const model = usePartModel(EndSessionViewModel, undefined);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={translate('account.endAll.title')}
      lines={[
        {
          icon: <IconLogout stroke={1.5} aria-hidden />,
          text: translate('account.endAll.devices', { count: params.count }),
        },
        { icon: <IconQrcode stroke={1.5} aria-hidden />, text: translate('account.endAll.codes') },
        { icon: <IconFileText stroke={1.5} aria-hidden />, text: translate('account.endAll.sent') },
      ]}
      call={model.call}
      texts={{
        confirm: translate('account.endAll.confirm'),
        busy: translate('account.end.busy'),
        keep: translate('shell.staySignedIn'),
      }}
      onConfirm={() => void model.endAll()}
    />
  );
});
