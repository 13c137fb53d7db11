import { createContext } from 'react';
import type { TextRoom } from '../support/text-keys.ts';

/** Makes sure that the texts and bindings of rooms are there, for dialogs that come from another room than the screen. */
export const NeedRoomsContext = createContext<(rooms: readonly TextRoom[]) => Promise<void>>(() => Promise.resolve());
