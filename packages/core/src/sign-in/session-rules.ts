import { goTo, type Destination } from '../shared/destination.ts';
import type { LinkKind } from './link-kind.ts';

/** Milliseconds that the message about a used link is shown before the resident goes home (8 s). */
export const USED_LINK_MESSAGE_MS = 8000;

/**
 * The destination after the platform rejected the access token (SH-050). An expired session has the auth
 * target code of the screen that the resident was on, when it has one.
 */
export function afterUnauthorised(sessionExpired: boolean, target: string | null = null): Destination<'home'> {
  if (!sessionExpired) return goTo('home', {});
  return goTo('home', {}, { session_expired: 'true', ...(target === null ? {} : { target }) });
}

/** The reaction of a screen to a link that could not be exchanged. */
export type FailedLink =
  | { readonly kind: 'message_then_home'; readonly milliseconds: number }
  | { readonly kind: 'home' }
  | { readonly kind: 'home_with_expired_modal' };

/** A login link goes home immediately, with the expired dialog for a visitor; the other kinds show a message first. */
export function afterFailedLink(kind: LinkKind, signedIn: boolean): FailedLink {
  if (kind !== 'email') return { kind: 'message_then_home', milliseconds: USED_LINK_MESSAGE_MS };
  return signedIn ? { kind: 'home' } : { kind: 'home_with_expired_modal' };
}
