import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Features } from '../../support/app-ports.ts';
import { Session } from '../../support/session.ts';
import { useLanguage } from '../../support/use-language.ts';
import { useService } from '../../support/use-view-model.ts';
import { VisitorHome } from './home-visitor.view.tsx';
import type { HomeParams } from './home.vm.ts';
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
  const ResidentHome = residentHome(useService(Features));
  if (!session.isSignedIn) return <VisitorHome params={params} />;
  return (
    <Suspense fallback={<div className="home-coming" />}>
      <ResidentHome params={params} />
    </Suspense>
  );
});

type ResidentHome = ComponentType<{ params: HomeParams }>;

const loaded = new WeakMap<Features, ResidentHome>();

/**
 * Home of a resident with the features that it needs, loaded only for a resident, because most first visits are by
 * visitors. Made once for each shop, so that going back shows it at once.
 */
function residentHome(features: Features): ResidentHome {
  const made =
    loaded.get(features) ??
    lazy(async () => {
      const [view] = await Promise.all([import('./home-resident.view.tsx'), features.need(['funds'])]);
      return { default: view.ResidentHome };
    });
  loaded.set(features, made);
  return made;
}

function isSaid(value: string | null): boolean {
  return value !== null && value !== 'false' && value !== '0';
}
