import { FailureText } from '../../lib/action/failure-text.view.tsx';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { tintClass, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import { breakable } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { IdentityEmailsViewModel } from './identity-emails.vm.ts';

type EmailState = 'primary' | 'verified' | 'unverified';

interface Look {
  readonly icon: typeof IconMail;
  readonly tint: Tint;
  readonly badge: 'positive' | 'neutral' | 'warning';
  readonly badgeIcon: typeof IconMail;
}

const LOOKS: Readonly<Record<EmailState, Look>> = {
  primary: { icon: IconStar, tint: 'zon', badge: 'positive', badgeIcon: IconCircleCheck },
  verified: { icon: IconMail, tint: 'water', badge: 'neutral', badgeIcon: IconCheck },
  unverified: { icon: IconMailQuestion, tint: 'klei', badge: 'warning', badgeIcon: IconHourglass },
};

function stateOf({ isPrimary, isVerified }: EmailAddress): EmailState {
  if (isPrimary) return 'primary';
  return isVerified ? 'verified' : 'unverified';
}

interface RowProps {
  readonly model: IdentityEmailsViewModel;
  readonly email: EmailAddress;
  readonly onMakePrimary: (email: EmailAddress) => void;
}

/** An address with its state in words and what the resident can do with it. */
export const EmailRow = observer(function EmailRow(props: RowProps) {
  const { model, email } = props;
  const translate = useTexts();
  const state = stateOf(email);
  const { icon: Icon, tint, badge, badgeIcon: BadgeIcon } = LOOKS[state];
  const problem = model.problems.get(email.id);
  return (
    <li className={`stads-card account-email ${tintClass(tint)}`}>
      <div className="account-email__top">
        <span className="account-icon" aria-hidden="true">
          <Icon stroke={1.5} />
        </span>
        <div>
          <b>{breakable(email.email)}</b>
          <Badge kind={badge} icon={<BadgeIcon stroke={1.5} aria-hidden />}>
            {translate(`account.emails.${state}`)}
          </Badge>
        </div>
      </div>
      <div className="account-email__actions">
        {state === 'primary' ? (
          <p className="text-sm text-subtle">{translate('account.emails.primaryText')}</p>
        ) : (
          <Actions {...props} />
        )}
      </div>
      {problem === undefined ? null : (
        <Notice kind="negative" live="alert">
          <FailureText sentence={problem} />
        </Notice>
      )}
      <LongWaitNote isWaiting={model.busyId === email.id} />
    </li>
  );
});

const Actions = observer(function Actions({ model, email, onMakePrimary }: RowProps) {
  const translate = useTexts();
  const act = email.isVerified ? () => onMakePrimary(email) : () => void model.resend(email);
  const buttons = [
    { key: email.isVerified ? 'account.emails.makePrimary' : 'account.emails.resend', onPress: act },
    { key: 'account.emails.remove', className: 'account-remove', onPress: () => model.remove(email) },
  ] as const;
  const isBusy = model.busyId !== null;
  // A press while another call runs does nothing.
  return buttons.map(({ key, onPress, ...rest }) => (
    <Button key={key} {...rest} appearance="link" aria-disabled={isBusy} onClick={() => (isBusy ? null : onPress())}>
      <span>{translate(key)}</span>{' '}
      <span className="visually-hidden" translate="no">
        {email.email}
      </span>
    </Button>
  ));
});
