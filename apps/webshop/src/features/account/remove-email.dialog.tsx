import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { observer } from 'mobx-react-lite';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { ConfirmDialog } from './confirm-dialog.view.tsx';
import { RemoveEmailViewModel } from './remove-email.vm.ts';

/** Asks for confirmation before an address is removed. */
export const Component = observer(function RemoveEmailDialog({ params, open, onClose }: DialogProps<'remove-email'>) {
  const translate = useTexts();
  const model = usePartModel(RemoveEmailViewModel, undefined);
  const { email, primary, onRemoved } = params;
  const onDone = () => {
    onRemoved();
    onClose();
  };
  const lines = [
    ...(email.isVerified
      ? [{ icon: <IconBan stroke={1.5} aria-hidden />, text: translate('account.remove.login') }]
      : []),
    ...(primary === null
      ? []
      : [{ icon: <IconMail stroke={1.5} aria-hidden />, text: translate('account.remove.mail', { email: primary }) }]),
    { icon: <IconRefresh stroke={1.5} aria-hidden />, text: translate('account.remove.again') },
  ];
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={translate('account.remove.title')}
      subject={email.email}
      lines={lines}
      call={model.call}
      texts={{
        confirm: translate('account.remove.confirm'),
        busy: translate('account.remove.busy'),
        keep: translate('account.remove.keep'),
      }}
      onConfirm={() => void model.remove(email.id, onDone)}
    />
  );
});
