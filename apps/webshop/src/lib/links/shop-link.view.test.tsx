import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LinkState, ShopLink } from './shop-link.tsx';

const LIST = { address: '/aanbod?page=2', steps: 1 };

function Page() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <LinkState value={LIST}>
        <Links />
      </LinkState>
    </>
  );
}

function Links() {
  return (
    <>
      <ShopLink href="/aanbod/1">offer</ShopLink>
      <ShopLink href="/aanbod/1" target="_blank">
        new tab
      </ShopLink>
      <ShopLink href="?page=3">page 3</ShopLink>
      <ShopLink href="/aanbod/2" onClick={(event) => event.preventDefault()}>
        held
      </ShopLink>
    </>
  );
}

function aRouter(basename = '/') {
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    basename,
    initialEntries: [basename === '/' ? '/aanbod' : `${basename}/aanbod`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => {
  history.replaceState(null, '', '/');
});

it('goes to a path with the list to return to, and adds an entry to the history', async () => {
  const router = aRouter();
  fireEvent.click(screen.getByRole('link', { name: 'offer' }));
  expect(await screen.findByText(`/aanbod/1 ${JSON.stringify(LIST)}`)).toBeDefined();
  expect(router.state.historyAction).toBe('PUSH');
});

it('replaces the entry when the path is the one that is shown', async () => {
  const router = aRouter();
  history.replaceState(null, '', '/aanbod/1');
  fireEvent.click(screen.getByRole('link', { name: 'offer' }));
  expect(await screen.findByText(/^\/aanbod\/1/)).toBeDefined();
  expect(router.state.historyAction).toBe('REPLACE');
});

it('puts the base path of the shop before a path, for a link that opens in a new tab', () => {
  aRouter('/webshop');
  expect(screen.getByRole('link', { name: 'offer' }).getAttribute('href')).toBe('/webshop/aanbod/1');
});

it('follows a path under the base path once', async () => {
  const router = aRouter('/webshop');
  fireEvent.click(screen.getByRole('link', { name: 'offer' }));
  expect(await screen.findByText(`/aanbod/1 ${JSON.stringify(LIST)}`)).toBeDefined();
  expect(router.state.location.pathname).toBe('/webshop/aanbod/1');
});

it.each([
  ['with Control', { ctrlKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('leaves a press %s to the browser', (_name, press) => {
  aRouter();
  const link = screen.getByRole('link', { name: 'offer' });
  const handled = fireEvent.click(link, press);
  expect(handled).toBe(true);
  expect(screen.getByText('/aanbod null')).toBeDefined();
});

it('leaves a link to a new tab, and one whose press was handled, alone', () => {
  aRouter();
  fireEvent.click(screen.getByRole('link', { name: 'new tab' }));
  fireEvent.click(screen.getByRole('link', { name: 'held' }));
  expect(screen.getByText('/aanbod null')).toBeDefined();
});

it('completes a link to a query of the screen that is shown', async () => {
  aRouter();
  fireEvent.click(screen.getByRole('link', { name: 'page 3' }));
  expect(await screen.findByText(`/aanbod?page=3 ${JSON.stringify(LIST)}`)).toBeDefined();
});
