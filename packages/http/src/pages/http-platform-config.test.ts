import { describe, expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import recorded from '../../golden/2026-07/001-config.json' with { type: 'json' };
import { HttpPlatformConfig } from './http-platform-config.ts';

const wire = recorded.answer;
const announcement = { id: 4, title: 'Onderhoud', description_html: null, dismissible: true };
const { explanation, privacy } = wire.pages;

const read = (body: unknown) =>
  new HttpPlatformConfig(answeringClient({ answer: () => jsonAnswer(body) }).client).read();

describe('the configuration over HTTP', () => {
  it('has the map, the picture and the announcements of a municipality', async () => {
    const banner = { sizes: { large: 'https://platform.example/media/large.jpg' } };
    const more = { banner, map: { lon: 5.91, lat: 52.21 }, show_office_map: false };
    const announcements = [{ ...announcement, type: 'warning' }];
    expect(await read({ data: { ...wire, ...more, announcements } })).toMatchObject({
      value: {
        mapCenter: { longitude: 5.91, latitude: 52.21 },
        banner: { imageUrl: 'https://platform.example/media/large.jpg' },
        shown: { officeMap: false, providerMap: true },
        announcements: [{ id: '4', type: 'warning', title: 'Onderhoud', dismissible: true }],
      },
    });
  });

  it('has no URL for an external page without one, and no button that is switched off', async () => {
    const external = { ...privacy, external: true };
    const [block] = explanation.blocks;
    const pages = {
      privacy: { ...external, external_url: 'https://zonnedorp.example/privacy' },
      accessibility: external,
      explanation: { ...explanation, blocks: [{ ...block, button_enabled: false }] },
    };
    expect(await read({ ...wire, pages })).toMatchObject({
      value: {
        pages: {
          privacy: { external: true, externalUrl: 'https://zonnedorp.example/privacy' },
          accessibility: { external: true, externalUrl: null },
          explanation: { blocks: [{ button: null }] },
        },
      },
    });
  });

  it('shows every part, and has no records, where an older platform does not say so', async () => {
    const { announcements, settings, pages, fronts, implementation } = wire;
    const needed = { announcements, settings, pages, fronts, implementation };
    const digid = { digid: true, digid_mandatory: true, has_reimbursements: true };
    const body = { ...needed, ...digid, funds: { list: false } };
    expect(await read(body)).toMatchObject({
      value: {
        flags: { fundsList: false, productsList: true, productsShow: true, recordsList: false },
        recordsCreate: false,
        recordsValidate: false,
        hasBudgetFunds: true,
        hasSubsidyFunds: false,
        digid: { available: true, mandatory: true, apiUrl: null },
        shown: {
          homeProducts: true,
          providersMap: true,
          providerMap: true,
          officeMap: true,
        },
        mapCenter: null,
      },
    });
  });

  it('looks as usual where it has a value that the shop does not know', async () => {
    const body = {
      ...wire,
      settings: { ...wire.settings, description_alignment: 'justify', banner_text_color: 'pink' },
      announcements: [{ ...announcement, type: 'party' }],
      pages: { explanation: { ...explanation, description_position: 'above' } },
    };
    expect(await read(body)).toMatchObject({
      value: {
        banner: { alignment: 'left', textColor: null },
        announcements: [{ type: 'default' }],
        pages: { explanation: { position: 'before' } },
      },
    });
  });
});
