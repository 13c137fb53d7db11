import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../links/if-screen-enabled.view.tsx';
import { Session } from '../app/session.ts';
import { useHref } from '../links/shop-link.tsx';
import { useTexts } from '../texts/texts.ts';
import { useService } from '../view-model/use-view-model.ts';

/** Tells a resident without a confirmed e-mail address how the municipality can reach her, with the way to add one. */
export const NoEmail = observer(function NoEmail({ to }: { readonly to: Destination }) {
  const translate = useTexts();
  const href = useHref();
  const { identity } = useService(Session);
  if (identity === null || identity.email !== null) return null;
  return (
    <Notice title={translate('shell.noEmail.title')}>
      <p>{translate('shell.noEmail.text')}</p>
      <IfScreenEnabled screen={to.screen}>
        <p>
          <Link href={href(to)}>{translate('shell.noEmail.add')}</Link>
        </p>
      </IfScreenEnabled>
    </Notice>
  );
});
