import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import funds from './golden/funds.json' with { type: 'json' };
import organizations from './golden/organizations.json' with { type: 'json' };
import tags from './golden/tags.json' with { type: 'json' };
import { HttpFunds } from './http-funds.ts';

const [wire] = funds.data;

it('returns unexpected for a 404 of a list and not_found for a 404 of a single fund', async () => {
  const { client } = answeringClient({ answer: () => jsonAnswer({ message: 'Not Found' }, 404) });
  const port = new HttpFunds(client);
  for (const list of [port.list({}), port.overview(), port.organizations(), port.tags()]) {
    expect(await list).toEqual(err(failure('unexpected')));
  }
  expect(await port.read('12')).toMatchObject({ error: { kind: 'not_found' } });
});

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  return { port: new HttpFunds(client), url: () => new URL(requests[0]?.url ?? '') };
}

const picture = {
  sizes: {
    thumbnail: 'https://media.zonnedorp.example/meedoen-thumbnail.png',
    large: 'https://media.zonnedorp.example/meedoen-large.png',
  },
  dominantColor: '#2f6f8f',
};

const fund = {
  id: '12',
  key: 'meedoen',
  name: 'Meedoenregeling Zonnedorp',
  type: 'budget',
  state: 'active',
  logo: picture,
  organizationId: '3',
  organization: { id: '3', name: 'Gemeente Zonnedorp', logo: null },
  descriptionShort: 'Voor sport en cultuur.',
  descriptionHtml: '<p>Voor <strong>sport</strong> en cultuur.</p>',
  faqTitle: 'Veelgestelde vragen',
  faq: [{ id: '1', title: 'Hoe lang is het tegoed geldig?', descriptionHtml: '<p>Eén jaar.</p>' }],
  tags: [{ id: '4', key: 'sport', name: 'Sport' }],
  criteria: [
    {
      id: '31',
      recordTypeKey: 'children_nth',
      recordTypeName: 'Aantal kinderen',
      operator: '>',
      value: '0',
      showAttachment: false,
      title: 'Kinderen',
      descriptionHtml: '<p>U heeft ten minste één kind.</p>',
      isValid: true,
    },
  ],
  formulas: [
    { type: 'fixed', amount: 125_00 },
    { type: 'multiply', amount: 50_00, recordTypeKey: 'children_nth' },
  ],
  allowPrevalidations: true,
  allowFundRequests: true,
  allowDirectRequests: true,
  allowPhysicalCards: true,
  reservationsEnabled: true,
  autoValidation: false,
  takenByPartner: false,
  bsnConfirmationTime: 900,
  hasPendingFundRequests: false,
  hasApprovedFundRequests: false,
  isExternal: false,
  externalLink: null,
  requestButtonText: 'Aanvragen',
  contact: {
    emailRequired: false,
    contactInfoEnabled: true,
    contactInfoRequired: false,
    contactInfoMessage: 'Hoe kunnen wij u bereiken?',
  },
  startAt: '2023-01-01',
  endAt: '2023-12-31',
  endAtLocale: '31 dec, 2023',
  validators: ['0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b'],
};

describe('a fund over HTTP', () => {
  it('has every field of the specification [FU-029] [FU-031] [FU-032] [FU-033] [FU-034] [FU-035] [API-004]', async () => {
    const { port, url } = answering({ data: wire });
    expect(await port.read('12')).toEqual(ok(fund));
    expect(url().pathname + url().search).toBe('/api/v1/platform/funds/12?check_criteria=1');
  });

  it('is of the type budget or subsidies, or external [FU-030]', async () => {
    const read = async (type: string) => (await answering({ data: { ...wire, type } }).port.read('12')).ok;
    expect([await read('budget'), await read('subsidies'), await read('external')]).toEqual([true, true, true]);
    expect(await read('lottery')).toBe(false);
  });

  it('has a link when it is external, and its own contact message', async () => {
    const external = {
      ...wire,
      is_external: true,
      external_link_url: 'https://stichting.example/',
      external_link_text: 'Naar de stichting',
      contact_info_message_custom: true,
      contact_info_message_text: 'Bel ons.',
      taken_by_partner: true,
    };
    expect(await answering({ data: external }).port.read('12')).toMatchObject({
      value: {
        isExternal: true,
        externalLink: { text: 'Naar de stichting', url: 'https://stichting.example/' },
        contact: { contactInfoMessage: 'Bel ons.' },
        takenByPartner: true,
      },
    });
  });

  it('is not found for a non-numeric id, without a request', async () => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({}) });
    expect(await new HttpFunds(client).read('fiets')).toEqual(err(failure('not_found')));
    expect(requests).toEqual([]);
  });

  it('is an unexpected failure when a field is missing', async () => {
    const needed = ['id', 'key', 'name', 'type', 'state', 'organization', 'criteria', 'formulas'];
    const incomplete = withoutEachField(wire ?? {}, [...needed, 'is_external', 'allow_fund_requests']);
    for (const { field, body } of incomplete) {
      const outcome = await answering({ data: body }).port.read('12');
      expect({ field, outcome }).toEqual({ field, outcome: err(failure('unexpected')) });
    }
    expect(await answering({}).port.read('12')).toEqual(err(failure('unexpected')));
  });
});

describe('the list of funds over HTTP', () => {
  it('requests checked criteria and sends only the filters that are set [FU-015] [API-003]', async () => {
    const plain = answering(funds);
    await plain.port.list({});
    expect(plain.url().search).toBe('?check_criteria=1');
    const full = answering(funds);
    const filter = { q: 'fiets', tagId: '4', organizationId: '3', withExternal: true, page: 2, perPage: 10 };
    await full.port.list(filter);
    expect(Object.fromEntries(full.url().searchParams)).toEqual({
      check_criteria: '1',
      q: 'fiets',
      tag_id: '4',
      organization_id: '3',
      with_external: '1',
      page: '2',
      per_page: '10',
    });
  });

  it('leaves out an invalid filter', async () => {
    const { port, url } = answering(funds);
    await port.list({ q: '', tagId: 'sport', organizationId: '', withExternal: false });
    expect(url().search).toBe('?check_criteria=1');
  });

  it('is a page with the sponsors of all pages', async () => {
    expect(await answering(funds).port.list({})).toEqual(
      ok({
        items: [fund],
        currentPage: 1,
        lastPage: 3,
        total: 24,
        sponsors: [
          { id: '3', name: 'Gemeente Zonnedorp' },
          { id: '8', name: 'Stichting Meedoen' },
        ],
      }),
    );
  });

  it('is one page without sponsors when the platform sends no meta', async () => {
    const page = await answering({ data: funds.data }).port.list({});
    expect(page).toMatchObject({ value: { currentPage: 1, lastPage: 1, total: 1, sponsors: [] } });
  });
});

describe('the options of the filters', () => {
  it('are the sponsors of this municipality, in one request [API-215]', async () => {
    const { port, url } = answering(organizations);
    expect(await port.organizations()).toEqual(ok([{ id: '44', name: 'Zwembad De Golfslag' }]));
    expect(url().search).toBe('?is_employee=0&is_sponsor=1&implementation=1&per_page=300');
  });

  it('are the tags of funds', async () => {
    const { port, url } = answering(tags);
    expect(await port.tags()).toEqual(
      ok([
        { id: '3', key: 'sport-en-bewegen', name: 'Sport en bewegen' },
        { id: '4', key: 'kinderen', name: 'Kinderen' },
      ]),
    );
    expect(url().search).toBe('?type=funds&per_page=1000');
  });
});
