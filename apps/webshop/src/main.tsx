import '@stadstegoed/ui/styles/tokens.css';
import '@stadstegoed/ui/styles/base.css';
import '@stadstegoed/ui/styles/layout.css';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { variant } from 'virtual:variant';
import { composeShop } from './composition/compose.ts';
import { startShop } from './composition/start-shop.ts';
import { watchBrowser } from './composition/watch-browser.ts';
import { createShopRouter, firstScreen, type ShopRouter } from './composition/router.tsx';
import { browserClock } from './shell/browser/browser-adapters.ts';
import { readEnvironment } from './shell/browser/environment.ts';
import { ShopRoot } from './composition/shop-root.tsx';
import { FIRST_SCREEN_PATIENCE } from './lib/app/timings.ts';
import { registerWorker } from './worker/register-worker.ts';

const environment = readEnvironment(document.getElementById('environment')?.textContent ?? '');
const shop = composeShop({
  variant,
  environment,
  clock: browserClock,
  local: () => localStorage,
  perTab: () => sessionStorage,
  deviceKey: async () => (await import('./lib/draft/device-key.ts')).deviceKey(),
  origin: location.origin,
  openedAt: { pathname: location.pathname, search: location.search },
  assign: (url) => location.assign(url),
  languages: navigator.languages,
});

/** Registers the worker once the first screen stands, and not in an idle moment before: React may render in slices. */
function WorkerAfterFirstScreen(): null {
  // The development server has no worker: it would keep what a developer changes.
  useEffect(() => {
    if (import.meta.env.PROD) registerWorker();
  }, []);
  return null;
}

/** Sends the operator what goes wrong, also what a screen's boundary caught, and which screens are opened. Loaded only when asked for. */
function withReports(router: ShopRouter): RootOptions {
  const reporting = import('./shell/browser/operator-reports.ts').then(({ startReports }) =>
    startReports(environment, router),
  );
  return { onCaughtError: (error) => void reporting.then((report) => report(error)) };
}

/**
 * Shows the first screen. Not awaited at the top level: the chunks of the screens import this one, and would wait for its end
 * while it waits for them.
 */
async function show(root: HTMLElement): Promise<void> {
  const settings = startShop(shop.shell);
  await shop.shell.texts.need(['shell', 'home']);

  const router = createShopRouter(shop);
  shop.useRouter(router);
  watchBrowser(shop.shell);
  const options = (environment.reportsUrl ?? environment.statisticsUrl) === null ? {} : withReports(router);

  // Waits briefly for the announcements above the screen, so that a slow platform does not delay the first screen. Waits
  // for the screen itself too: until then the page shows the header and the banner that it came with.
  const announced = Promise.race([settings, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_PATIENCE))]);
  await Promise.all([announced, firstScreen(router)]);

  const reactRoot = createRoot(root, options);
  const render = (): void =>
    reactRoot.render(
      <StrictMode>
        <ShopRoot shop={shop} router={router} />
        <WorkerAfterFirstScreen />
      </StrictMode>,
    );
  // Home shows its banner already. As a transition React renders in slices, so that a slow phone answers to touch
  // meanwhile. On every other screen there is nothing to touch yet, and the slices would only delay it.
  if (root.querySelector('.home-first-paint') === null) render();
  else startTransition(render);
}

const root = document.getElementById('root');
// Without it the browser lacks what the shop needs, and the page says so (first-paint.js).
if (root !== null) void show(root);
