import { screen, within } from '@testing-library/react';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { changing, type Json } from '../testing/changing-answers.ts';
import { heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const WIZARD = '/fondsen/91/aanvraag?from=fund-activate';

/** A criterion as the platform of July 2026 sends it. */
const ask = (id: number, key: string, title: string, type: Json, rest: Json = {}): Json => ({
  id,
  record_type_key: key,
  operator: '*',
  value: '',
  show_attachment: false,
  title,
  description_html: '',
  record_type: { name: title, key, type: 'string', control_type: 'text', options: [], ...type },
  label: null,
  min: null,
  max: null,
  optional: false,
  fund_criteria_step_id: null,
  fund_criteria_group_id: null,
  extra_description_html: '',
  fill_type: 'manual',
  rules: [],
  is_valid: false,
  has_record: false,
  ...rest,
});

const option = (value: string, name: string): Json => ({ value, name });
const LIVING = { fund_criteria_step_id: 7 };
const INCOME = { fund_criteria_step_id: 8, fund_criteria_group_id: 4, optional: true };
const BOX = { control_type: 'checkbox', type: 'bool', options: [option('Ja', 'Ja'), option('Nee', 'Nee')] };
const TOWNS = { control_type: 'select', type: 'select', options: [option('268', 'Nijmegen'), option('1699', 'Noord')] };

/** A fund with a choice, an answer that depends on another, a group of which one answer is needed, and one that is known. */
const FUND: Json = {
  criteria: [
    ask(1, 'municipality', 'In welke gemeente woont u?', TOWNS, { ...LIVING, is_valid: true, has_record: true }),
    ask(
      2,
      'children_nth',
      'Hoeveel kinderen heeft u?',
      { control_type: 'step', type: 'number' },
      { ...LIVING, min: '0', max: '12' },
    ),
    ask(
      3,
      'net_worth',
      'Hoeveel spaargeld heeft u?',
      { control_type: 'currency', type: 'number' },
      {
        ...LIVING,
        rules: [{ record_type_key: 'children_nth', operator: '>=', value: '1' }],
      },
    ),
    ask(4, 'income_work', 'Loon', BOX, INCOME),
    ask(5, 'income_benefit', 'Uitkering', BOX, INCOME),
    ask(6, 'iban', 'Uw IBAN', { type: 'iban' }),
  ],
  criteria_steps: [
    { id: 7, order: 0, title: 'Uw huishouden', description_html: '' },
    { id: 8, order: 0, title: 'Uw inkomen', description_html: '' },
  ],
  criteria_groups: [{ id: 4, order: 0, required: true, title: 'Waar komt uw inkomen vandaan?', description_html: '' }],
};

/** What such a platform answers when a request was made; the answer that makes it has no state yet. */
const MADE = { id: 900, fund_id: 91, state: null, records: [], created_at: '2026-11-24 10:00:00' };

/** Opens the request for such a fund, of a platform that rejects what is sent first, and the bodies that were sent. */
async function openRequest() {
  const platform = mockPlatform();
  const sent: unknown[] = [];
  const change = changing(platform, (_request, path, body) =>
    path === '/platform/funds/91' ? { data: { ...Object(body).data, ...FUND } } : body,
  );
  const answer = async (request: Request, path: string): Promise<Response> => {
    if (path.endsWith('/validate')) return new Response('', { status: 200 });
    sent.push(await request.json());
    return sent.length === 1
      ? Response.json({ message: 'Fout.', errors: { 'records.2.value': ['Dit bedrag kan niet.'] } }, { status: 422 })
      : Response.json({ data: MADE }, { status: 201 });
  };
  const shop = await ShopInProcess.open(platform, {
    scenario: 'every-question',
    as: 'jan',
    at: WIZARD,
    intercept: (request, form) => {
      const path = new URL(request.url).pathname;
      const isRequest = request.method === 'POST' && path.includes('/funds/91/requests');
      return isRequest ? answer(request, path) : change(request, form);
    },
  });
  return { shop, sent };
}

const next = (shop: ShopInProcess) => press(shop, 'button', 'Volgende');
const check = async (shop: ShopInProcess, name: RegExp) =>
  shop.user.click(await screen.findByRole('checkbox', { name }));

it("asks the questions of today's fund in its steps, and sends each answer that it asked", async () => {
  const { shop, sent } = await openRequest();
  await press(shop, 'button', 'Begin met de aanvraag');
  await heading('Voordat u begint');
  await check(shop, /naar waarheid/);
  await next(shop);
  await heading('Uw huishouden');
  expect(await axeFindings(document.body)).toEqual([]);
  expect(screen.queryByLabelText(/spaargeld/)).toBeNull();
  await press(shop, 'button', 'Een meer');
  await shop.user.type(await screen.findByLabelText(/spaargeld/), '1.200,00');
  await next(shop);
  await screen.findByRole('heading', { name: 'Er is 1 fout' });
  await shop.user.click(within(screen.getByRole('group', { name: /gemeente/ })).getByRole('radio', { name: 'Noord' }));
  await next(shop);
  await heading('Uw inkomen');
  await screen.findByRole('heading', { level: 2, name: 'Waar komt uw inkomen vandaan?' });
  await next(shop);
  await screen.findByRole('link', { name: 'Geef bij ‘Waar komt uw inkomen vandaan?’ minstens één antwoord.' });
  await check(shop, /Uitkering/);
  await next(shop);
  await heading('Uw IBAN');
  await shop.user.type(screen.getByLabelText('Uw IBAN'), 'nl91 abna 0417 1643 00');
  await next(shop);
  await heading('Klopt dit?');
  await check(shop, /naar waarheid ingevuld/);
  await press(shop, 'button', 'Verstuur de aanvraag');
  await heading('Uw huishouden');
  await screen.findByRole('link', { name: 'Dit bedrag kan niet.' });
  await press(shop, 'button', 'Een minder');
  expect(screen.queryByLabelText(/spaargeld/)).toBeNull();
  await next(shop);
  await heading('Klopt dit?');
  await press(shop, 'button', 'Verstuur de aanvraag');
  await heading('Uw aanvraag is verstuurd');
  const values = sent.map((body) =>
    Object(body).records.map((record: Json) => [record['fund_criterion_id'], record['value'], record['files']]),
  );
  const others = [
    [4, '', []],
    [5, 'Ja', []],
    [6, 'NL91ABNA0417164300', []],
  ];
  expect(values).toEqual([
    [[1, '1699', []], [2, '1', []], [3, '1200.00', []], ...others],
    [[1, '1699', []], [2, '0', []], ...others],
  ]);
});
