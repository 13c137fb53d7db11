import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { KnownBalance } from '../support/known-balance.ts';
import { ShopLink, useHref } from '../support/shop-link.tsx';
import { useTexts } from '../support/texts.ts';
import { useService } from '../support/use-view-model.ts';
import { profileMenu } from './menu.ts';
import { ShellModel } from './shell-model.ts';

/** The profile menu: a button that shows a list of links (2 §2). Escape closes it and keeps focus on the button. */
export const ProfileMenuView = observer(function ProfileMenuView() {
  const shell = useService(ShellModel.token);
  const { amount: balance } = useService(KnownBalance.token);
  const translate = useTexts();
  const href = useHref();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { wrapper, button } = useClosing(isOpen, () => setOpen(false));
  // The clicked item is hidden with the list, so focus moves to the button, where the dialog returns it on close.
  const openDialog = (dialog: 'open-in-app' | 'sign-out'): void => {
    setOpen(false);
    button.current?.focus();
    shell.modals.open(dialog, {});
  };
  return (
    <div className="shop-profile" ref={wrapper}>
      <button
        type="button"
        ref={button}
        className="shop-profile__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconUser stroke={1.5} aria-hidden />
        <span className="shop-profile__name">
          <span className="visually-hidden">{translate('shell.menu.profile')} </span>
          {shell.session.identity?.email ?? shell.session.account?.name ?? translate('shell.menu.account')}{' '}
          <span className="shop-profile__balance figures">
            {balance === null || balance === 0
              ? translate('shell.menu.account')
              : translate('shell.menu.balance', { amount: formatAmount(balance) })}
          </span>
        </span>
        <IconChevronDown stroke={1.5} size={20} aria-hidden />
      </button>
      <ul id={id} className="shop-profile__list" hidden={!isOpen}>
        {profileMenu(shell.flags).map((item) => (
          <li key={item.label}>
            <ShopLink href={href(item.to)}>{translate(item.label)}</ShopLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => openDialog('open-in-app')}>
            {translate('shell.openInApp')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => openDialog('sign-out')}>
            {translate('shell.signOut')}
          </button>
        </li>
      </ul>
    </div>
  );
});

/** Closes the list on Escape, on a press outside it and on a route change. */
function useClosing(isOpen: boolean, onClose: () => void) {
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => close(), [key]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !wrapper.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);
  return { wrapper, button };
}
