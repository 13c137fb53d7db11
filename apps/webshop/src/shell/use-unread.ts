import { autorun } from 'mobx';
import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ServicesContext } from '../lib/view-model/container-context.ts';
import { useLoader } from '../lib/app/loader.ts';
import { UnreadNotifications } from '../lib/shared-state/unread-notifications.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/**
 * The number of unread notifications; 0 until it is known. Loads what reads it, which no first screen needs,
 * and reads again on a later screen when the number is not fresh.
 */
export function useUnread(): number {
  const services = useContext(ServicesContext);
  const loader = useLoader();
  const { session } = useService(ShellModel);
  const { key } = useLocation();
  const [count, setCount] = useState(0);
  const owner = session.identity?.address ?? null;
  useEffect(() => {
    if (services === null || owner === null) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    const follow = async () => {
      await loader.need(['notifications']);
      if (isLeft) return;
      const unread = services.container.get(UnreadNotifications);
      stop = autorun(() => setCount(unread.count ?? 0));
      await unread.refresh();
    };
    // Menus work without the number, for example when its chunk cannot be fetched.
    follow().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [loader, services, owner, key]);
  return owner === null ? 0 : count;
}
