import { given, type PageCall } from '../page-kit/page-call.ts';

/** A decision at the desk. It answers with the sentence that says why it could not be done, or null. */
export type Action = (call: PageCall) => string | null;

/** What is said when the case is not there, or was decided before. */
export const notThere = 'Hier valt niets (meer) te besluiten.';

/** A number of the form; 0, which nothing has, when it is none. */
export const numberIn = (call: PageCall, name: string): number => Number(given(call, name) ?? 0) || 0;
