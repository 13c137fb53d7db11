import { expect, it } from 'vitest';
import { HttpPlatformConfig } from '@stadstegoed/http/pages/http-platform-config.ts';
import { boolean, EVERYDAY, eachLike, integer, like, number, refused, regex, pact, string } from './pact.ts';

const page = {
  external: boolean(false),
  external_url: string(''),
  description_html: string('<p>Zo werkt een tegoed.</p>'),
  description_alignment: regex('left|center|right', 'left'),
  description_position: regex('before|after|replace', 'replace'),
  blocks: like([]),
  faq: like([]),
};
const faq = eachLike({
  id: integer(1),
  title: string('Hoe lang is mijn tegoed geldig?'),
  description_html: string('<p>Eén jaar.</p>'),
});
const announcements = eachLike({
  id: integer(4),
  type: regex('warning|danger|success|primary|default', 'warning'),
  title: string('Onderhoud'),
  dismissible: boolean(true),
});

it.each([
  [EVERYDAY, 'a question for the configuration of the web shop', like([])],
  ['announcements', 'a question for the configuration with an announcement', announcements],
] as const)('reads the configuration of the web shop, %s [API-001]', async (scenario, receives, announced) => {
  const config = await pact.record(
    {
      scenario,
      receives,
      method: 'GET',
      path: '/platform/config/webshop',
      answer: {
        status: 200,
        body: {
          data: {
            implementation_name: string('Zonnedorp'),
            records: { list: boolean(true), create: boolean(true), validate: boolean(true) },
            funds: { list: boolean(true) },
            products: { list: boolean(true), show: boolean(true) },
            has_budget_funds: boolean(true),
            has_subsidy_funds: boolean(true),
            has_reimbursements: boolean(true),
            digid: boolean(true),
            digid_mandatory: boolean(false),
            digid_api_url: regex('.+/api/v1', 'https://api.zonnedorp.example/api/v1'),
            settings: {
              description_alignment: regex('left|center|right', 'left'),
              overlay_enabled: boolean(true),
              overlay_type: regex('color|dots|lines|points|circles', 'color'),
              overlay_opacity: number(0.4),
            },
            fronts: { url_provider: string('https://aanbieders.zonnedorp.example/') },
            map: { lon: number(5.91), lat: number(52.21) },
            show_home_products: boolean(true),
            show_providers_map: boolean(true),
            show_provider_map: boolean(true),
            show_office_map: boolean(true),
            announcements: announced,
            pages: { explanation: { ...page, faq }, privacy: page, accessibility: page, terms_and_conditions: page },
          },
        },
      },
    },
    (client) => new HttpPlatformConfig(client).read(),
  );
  expect(config).toMatchObject({ ok: true, value: { implementationName: 'Zonnedorp' } });
});

it('is forbidden for an unknown client key', async () => {
  const config = await pact.record(
    {
      scenario: EVERYDAY,
      receives: 'a question for the configuration of an unknown tenant',
      method: 'GET',
      path: '/platform/config/webshop',
      clientKey: 'nowhere',
      answer: refused(403, 'unknown_implementation_key'),
    },
    (client) => new HttpPlatformConfig(client).read(),
  );
  expect(config).toMatchObject({ ok: false, error: { kind: 'forbidden', code: 'unknown_implementation_key' } });
});
