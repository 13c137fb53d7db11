import { created } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';

/** Takes any object from anybody and keeps nothing: nobody knows what the call was for (part 2, 20.2). */
export const deviceRoutes: readonly Route[] = [
  { method: 'POST', path: '/shop-keepers/devices', access: 'public', handle: () => created({}) },
];
