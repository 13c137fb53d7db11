import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { DEFAULT_FLAGS } from '@stadstegoed/core/shared/flags.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import type { ChooseLandingPlace, SignedIn } from '@stadstegoed/core/sign-in/choose-landing-place.ts';
import { vi } from 'vitest';
import type { GoOptions, Navigation } from '../../../lib/app/app-ports.ts';
import type { Dialogs } from '../../../lib/app/dialogs.ts';
import type { Session } from '../../../lib/app/session.ts';
import type { Settings } from '../../../lib/app/settings.ts';
import { memoryDrafts } from '../../../../testing/memory-drafts.ts';
import { Landing } from '../landing.ts';

/** The chosen screen, whether the sign-in stays valid after adoption, and the answer to reading the identity. */
export interface LandingSetup {
  readonly place?: Destination;
  readonly holds?: boolean;
  readonly read?: Result<Identity, Failure>;
}

/** A landing with spies for the choice of the screen and the navigation. */
export function aLanding(options: LandingSetup = {}) {
  const { place = goTo('vouchers', {}), holds = true, read = ok(anIdentity()) } = options;
  const session = stubPort<Session>({ isSignedIn: holds, adopt: vi.fn(() => Promise.resolve(read)) });
  const choose = vi.fn((_input: SignedIn) => Promise.resolve(place));
  const go = vi.fn((_destination: Destination, _options?: GoOptions) => undefined);
  const close = vi.fn();
  const openDialog = vi.fn();
  const goToPath = vi.fn((_path: string, _options?: GoOptions) => undefined);
  const drafts = memoryDrafts();
  const landing = new Landing(
    session,
    stubPort<ChooseLandingPlace>({ run: choose }),
    stubPort<Navigation>({ go, goToPath }),
    stubPort<Dialogs>({ close, open: openDialog }),
    stubPort<Settings>({ flags: DEFAULT_FLAGS }),
    drafts,
  );
  return { landing, session, choose, go, goToPath, drafts, close, openDialog };
}
