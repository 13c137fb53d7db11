import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useLoader, type Loader } from '../../lib/app/loader.ts';
import { Session } from '../../lib/app/session.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { VisitorHome } from './home-visitor.view.tsx';
import type { HomeParams } from './home.vm.ts';
import { RESIDENT_TEXTS } from './resident-texts.ts';
import './home.css';

/** Home: an introduction for a visitor, tasks and vouchers for a resident. */
export const Component = observer(function HomeScreen() {
  const session = useService(Session);
  const language = useLanguage();
  const [query] = useSearchParams();
  const params: HomeParams = {
    digidError: query.get('digid_error'),
    target: query.get('target'),
    sessionExpired: isSaid(query.get('session_expired')),
    language,
    signedIn: session.isSignedIn,
  };
  const ResidentHome = residentHome(useLoader());
  if (!session.isSignedIn) return <VisitorHome params={params} />;
  return (
    <Suspense fallback={<div className="home-coming" />}>
      <ResidentHome params={params} />
    </Suspense>
  );
});

type ResidentHome = ComponentType<{ params: HomeParams }>;

const loaded = new WeakMap<Loader, ResidentHome>();

/**
 * Home of a resident with what it needs, loaded only for a resident, because most first visits are by visitors. Made once for
 * each shop, so that going back shows it at once.
 */
function residentHome(loader: Loader): ResidentHome {
  const made =
    loaded.get(loader) ??
    lazy(async () => {
      const [view] = await Promise.all([import('./home-resident.view.tsx'), loader.need(RESIDENT_TEXTS)]);
      return { default: view.ResidentHome };
    });
  loaded.set(loader, made);
  return made;
}

function isSaid(value: string | null): boolean {
  return value !== null && value !== 'false' && value !== '0';
}
