import { createContext, use, useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useLate } from '../lib/load/use-late.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** Loads the phone menu on demand, because most visits never open it. */
const loadPhoneMenu = async () => (await import('./phone-menu.view.tsx')).PhoneMenuView;

/** What the buttons that open the phone menu do; spread on a button. */
export interface PhoneMenuOpener {
  readonly 'aria-haspopup': 'dialog';
  readonly onPointerDown: () => void;
  readonly onClick: () => void;
}

const PhoneMenuContext = createContext<PhoneMenuOpener | null>(null);

/** The properties of a button that opens the phone menu. Only inside the PhoneMenuHost. */
export function usePhoneMenu(): PhoneMenuOpener {
  const opener = use(PhoneMenuContext);
  if (opener === null) throw new Error('usePhoneMenu is used outside the PhoneMenuHost');
  return opener;
}

/** Holds the phone menu, which the header and the bar at the bottom open. */
export const PhoneMenuHost = observer(function PhoneMenuHost({ children }: { readonly children: Elements }) {
  const { toasts } = useService(ShellModel);
  const [isOpen, setOpen] = useState(false);
  const { component: PhoneMenu, fetch: fetchMenu } = useLate(loadPhoneMenu);
  const opener = useMemo(() => {
    const open = async (): Promise<void> => {
      if (await fetchMenu()) setOpen(true);
      else toasts.show('danger', { key: 'shell.failure.chunk' });
    };
    return {
      'aria-haspopup': 'dialog' as const,
      onPointerDown: () => void fetchMenu(),
      onClick: () => void open(),
    };
  }, [fetchMenu, toasts]);
  return (
    <PhoneMenuContext value={opener}>
      {children}
      {PhoneMenu === null ? null : <PhoneMenu open={isOpen} onClose={() => setOpen(false)} />}
    </PhoneMenuContext>
  );
});
