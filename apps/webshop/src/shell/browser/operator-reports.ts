import type { createBrowserRouter } from 'react-router';
import type { Environment } from './environment.ts';
import { countPages } from './page-statistics.ts';
import { reportProblems } from './problem-reports.ts';

/** Whether the browser says that its user does not want to be followed. */
const wantsPrivacy = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Starts what the operator asked for: statistics, and reports of what goes wrong. Returns what reports an error that a screen handled. */
export function startReports(
  { reportsUrl, statisticsUrl }: Pick<Environment, 'reportsUrl' | 'statisticsUrl'>,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): (error: unknown) => void {
  const send = (url: string, options: RequestInit): Promise<Response> => fetch(url, options);
  const screen = () => router.state.matches.at(-1)?.route;
  if (statisticsUrl !== null && !wantsPrivacy()) {
    countPages(statisticsUrl, {
      opened: () => ({ address: router.state.location.pathname, pattern: screen()?.path ?? '/' }),
      onNavigation: (look) => void router.subscribe(look),
      origin: location.origin,
      fetch: send,
    });
  }
  if (reportsUrl === null) return () => undefined;
  return reportProblems(reportsUrl, { screen: () => screen()?.id ?? '', fetch: send });
}
