import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Session } from '../../support/session.ts';
import { useLanguage } from '../../support/use-language.ts';
import { useService, useViewModel } from '../../support/use-view-model.ts';
import { VisitorHome } from './home-visitor.view.tsx';
import { HomeViewModel } from './home.vm.ts';
import './home.css';

/** Loaded only for a resident, because most first visits are by visitors. */
const ResidentHome = lazy(async () => ({ default: (await import('./home-resident.view.tsx')).ResidentHome }));

/** Home: an introduction for a visitor, tasks and vouchers for a resident (1 §2). */
export const Component = observer(function HomeScreen() {
  const session = useService(Session);
  const language = useLanguage();
  const [query] = useSearchParams();
  const model = useViewModel(HomeViewModel, {
    digidError: query.get('digid_error'),
    target: query.get('target'),
    sessionExpired: isSaid(query.get('session_expired')),
    language,
    signedIn: session.isSignedIn,
  });
  if (!session.isSignedIn) return <VisitorHome model={model} />;
  return (
    <Suspense fallback={<div className="home-coming" />}>
      <ResidentHome model={model} />
    </Suspense>
  );
});

function isSaid(value: string | null): boolean {
  return value !== null && value !== 'false' && value !== '0';
}
