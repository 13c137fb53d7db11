import { createContext } from 'react';

/** Whether a component stands in a dialog. */
export const InDialog = createContext(false);
