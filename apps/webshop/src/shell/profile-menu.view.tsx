import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { KnownBalance } from '../lib/shared-state/known-balance.ts';
import { useTexts } from '../lib/texts/texts.ts';
import { useLate } from '../lib/load/use-late.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/** Milliseconds after which the number of new messages is read: after what the resident came for. */
const UNREAD_AFTER_MS = 1500;

/** Both load on demand: no first screen needs them. */
const loadList = async () => (await import('./profile-list.view.tsx')).ProfileListView;
const loadDot = async () => (await import('./profile-list.view.tsx')).UnreadDot;

/** The profile menu: a button that shows a list of links. Escape closes it and keeps focus on the button. */
export const ProfileMenuView = observer(function ProfileMenuView() {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const balance = useService(KnownBalance).text(translate);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { wrapper, button } = useClosing(isOpen, () => setOpen(false));
  const { component: List, fetch: fetchList } = useLate(loadList);
  const handleToggle = async () => {
    setOpen(!isOpen);
    if (isOpen || (await fetchList())) return;
    setOpen(false);
    shell.toasts.show('danger', { key: 'shell.failure.chunk' });
  };
  // The clicked item is hidden with the list, so focus moves to the button, where the dialog returns it on close.
  const openDialog = (dialog: 'open-in-app' | 'sign-out'): void => {
    setOpen(false);
    button.current?.focus();
    shell.dialogs.open(dialog, {});
  };
  const { identity, account } = shell.session;
  // Its line is there while it is being read.
  const name = identity?.email ?? account?.name ?? (identity === null ? '\u00a0' : null);
  return (
    <div className="shop-profile" ref={wrapper}>
      <button
        type="button"
        ref={button}
        className="shop-profile__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={() => void fetchList()}
        onPointerDown={() => void fetchList()}
        onClick={() => void handleToggle()}
      >
        <IconUser stroke={1.5} aria-hidden />
        <span className="shop-profile__name">
          <span className="visually-hidden">{`${translate('shell.menu.profile')} `}</span>
          {name === null ? null : <span translate="no">{name}</span>}{' '}
          <span className="shop-profile__balance figures">
            {balance === null ? translate('shell.menu.account') : translate('shell.menu.balance', { amount: balance })}
          </span>
        </span>
        <LateUnreadDot />
        <IconChevronDown stroke={1.5} size={20} aria-hidden />
      </button>
      <div id={id} className="shop-profile__list" hidden={!isOpen || List === null}>
        {List === null ? null : <List onDialog={openDialog} />}
      </div>
    </div>
  );
});

/** The mark of new messages, which is fetched late; nothing before that. Only for who is signed in. */
export function LateUnreadDot() {
  const clock = useService(Clock);
  const { component: Dot, fetch } = useLate(loadDot);
  const fetchDot = useEffectEvent(() => void fetch());
  useEffect(() => clock.after(UNREAD_AFTER_MS, () => fetchDot()), [clock]);
  return Dot === null ? null : <Dot />;
}

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
