import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, toast } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

/** A fund that accepts codes and requests. */
const CODE_OR_REQUEST = '/fondsen/1/activeer';
/** A fund that accepts requests but no codes. */
const REQUEST_ONLY = '/fondsen/3/activeer';

describe('the options to activate a fund', () => {
  const visit = { scenario: 'fund-request-possible', as: 'yusuf' } as const;

  /** The titles of the options on the screen, in order. */
  async function options(): Promise<readonly (string | undefined)[]> {
    await heading('Hoe wilt u het tegoed activeren?');
    const known = ['Met een activatiecode', 'Met DigiD', 'Met een aanvraag'];
    return screen
      .getAllByRole('radio')
      .map((radio) => known.find((title) => radio.closest('label')?.textContent.includes(title)));
  }

  it('are a code and DigiD when the municipality has DigiD [FA-021, FA-023, FA-024, FA-022]', async () => {
    await open({ ...visit, at: CODE_OR_REQUEST });
    expect(await options()).toEqual(['Met een activatiecode', 'Met DigiD']);
  });

  it('are a code and a request without DigiD when it is not mandatory [FA-021, FA-024]', async () => {
    await open({ ...visit, at: CODE_OR_REQUEST, flags: { digid: false, digid_mandatory: false } });
    expect(await options()).toEqual(['Met een activatiecode', 'Met een aanvraag']);
  });

  it('are only a code, with its form open, when DigiD is mandatory but unavailable [FA-024, FA-027]', async () => {
    await open({ ...visit, at: CODE_OR_REQUEST, flags: { digid: false, digid_mandatory: true } });
    await screen.findByRole('textbox', { name: 'Activatiecode' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('redirect to the request when that is the only option [FA-024, FA-026, FA-007]', async () => {
    const shop = await open({ ...visit, at: REQUEST_ONLY, flags: { digid: false, digid_mandatory: false } });
    await arrivesAt(shop, /^\/fondsen\/3\/aanvraag/);
  });

  it('redirect to the list of funds when DigiD is mandatory but unavailable and there is no code [FA-024, FA-025]', async () => {
    const shop = await open({ ...visit, at: REQUEST_ONLY, flags: { digid: false, digid_mandatory: true } });
    await arrivesAt(shop, /^\/fondsen$/);
    await heading('Regelingen');
  });
});

describe('the check of a fund without a waiting voucher', () => {
  const back = '?digid_success=signed_in';

  it('reports that the fund is unavailable to a resident without a BSN when DigiD is mandatory [FA-010, FA-045]', async () => {
    const shop = await open({
      scenario: 'backoffice-not-eligible',
      at: CODE_OR_REQUEST + back,
      as: 'mila',
      flags: { digid_mandatory: true },
    });
    await heading('U kunt dit tegoed nu niet activeren');
    expect(shop.shop.shell.session.identity).toMatchObject({ bsn: false });
  });

  it('redirects a resident without a BSN to the request when DigiD is optional [FA-045, FA-049]', async () => {
    const shop = await open({
      scenario: 'backoffice-not-eligible',
      at: CODE_OR_REQUEST + back,
      as: 'mila',
      flags: { digid_mandatory: false },
    });
    await arrivesAt(shop, /^\/fondsen\/1\/aanvraag/);
    expect(shop.shop.shell.session.identity).toMatchObject({ bsn: false });
  });

  it('redirects a resident with a BSN to the request when DigiD is mandatory [FA-045, FA-049]', async () => {
    const shop = await open({
      scenario: 'fund-request-possible',
      at: CODE_OR_REQUEST + back,
      as: 'peter',
      flags: { digid_mandatory: true },
    });
    await arrivesAt(shop, /^\/fondsen\/1\/aanvraag/);
  });

  it('reports that the fund is unavailable when it accepts no requests [FA-010, FA-045]', async () => {
    await open({ scenario: 'fund-nothing-possible', at: REQUEST_ONLY + back, as: 'noor' });
    await heading('U kunt dit tegoed nu niet activeren');
  });
});

describe('a fund that starts DigiD automatically', () => {
  it.each([
    ['meedoen', 7],
    ['IIT', 8],
    ['bus_2020', 12],
  ])('has the key %s [FA-037, SI-008]', async (_key, id) => {
    const shop = await open({ scenario: 'backoffice-not-eligible', at: `/fondsen/${id}/activeer`, as: 'mila' });
    await expect.poll(() => shop.left).toEqual([expect.stringMatching(/\/platform\/digid\/\w+\/redirect$/)]);
    const started = shop.calls.find(({ path }) => path === '/api/v1/platform/digid');
    expect(JSON.parse(started?.body ?? '')).toEqual({ request: 'fund_request', fund_id: id });
  });
});

describe('a BSN that was confirmed before', () => {
  const visit = { scenario: 'digid-window-ending', at: '/fondsen/1/activeer?option=digid', as: 'peter' } as const;

  it('counts until 300 seconds before the fund stops counting it, and says how long ago it was [SH-026, SH-086, FA-038, FA-039, FA-006, FA-040]', async () => {
    const shop = await open(visit);
    await heading('Activeer met DigiD');
    await screen.findByText('Laatst ingelogd met DigiD: 9 minuten geleden');
    await shop.pass(39);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activeer met DigiD');
    await shop.pass(1);
    await toast('De DigiD-sessie is verlopen.');
    await heading('Hoe wilt u het tegoed activeren?');
  });

  it('says in English that it counts no more [FA-041, FA-042]', async () => {
    const shop = await open({ ...visit, at: '/funds/1/activate?option=digid', language: 'en' });
    await screen.findByText('Last signed in with DigiD: 9 minutes ago');
    await shop.pass(40);
    await toast('DigiD session expired.');
    await heading('How do you want to activate the voucher?');
  });

  it('counts for as long as the environment data say [SH-027]', async () => {
    const shop = await open({ ...visit, environment: { bsnConfirmationOffset: 280 } });
    await heading('Activeer met DigiD');
    await shop.pass(59);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activeer met DigiD');
    await shop.pass(1);
    await toast('De DigiD-sessie is verlopen.');
  });
});
