import type { ShellModel } from '../shell/shell-model.ts';

/**
 * What a loaded page asks first: the platform's configuration and who is signed in. A sign-in that was left alone for too long is
 * ended before that, since any call with its token would keep it alive. Resolves with the configuration.
 */
export function startShop({ session, settings, idle }: ShellModel): Promise<void> {
  if (session.isSignedIn && idle.wasLeftTooLong()) void session.signOut();
  const reading = settings.read();
  if (session.isSignedIn) void session.refresh();
  return reading;
}
