import { Refusal } from '../../src/http/refusal.ts';

/** A plain sentence for whoever drives the console. */
export const consoleProblem = (status: number, message: string): Refusal => new Refusal(status, () => ({ message }));
