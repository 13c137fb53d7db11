import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

/** An expired sign-in: offers to sign in again with the target of the link (SI-025). */
export function Component({ params, open, onClose }: DialogProps<'identity-proxy-expired'>) {
  const translate = useTexts();
  const href = useHref();
  const start = goTo('start', {}, params.target === null ? {} : { target: params.target });
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('signIn.linkExpired.title')}
      actions={
        <>
          <ButtonLink appearance="primary" href={href(start)}>
            {translate('shell.signIn')}
          </ButtonLink>
          <Button onClick={onClose}>{translate('shell.notNow')}</Button>
        </>
      }
    >
      <p>{translate('signIn.proxyExpired.text')}</p>
    </MessageDialog>
  );
}
