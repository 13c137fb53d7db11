import { boolean, eachLike, integer, like, number, one, refusedWith, regex, string } from './answers.ts';
import { agree, visitor } from './pact.ts';

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
const config = {
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
  announcements: like([]),
  pages: { explanation: { ...page, faq }, privacy: page, accessibility: page, terms_and_conditions: page },
};
const announcement = {
  id: integer(4),
  type: regex('warning|danger|success|primary|default', 'warning'),
  title: string('Onderhoud'),
  dismissible: boolean(true),
};

agree(
  'a question for the configuration of the web shop [API-001]',
  visitor(),
  (adapters) => adapters.config.read(),
  one(config),
);

agree(
  'a question for the configuration with an announcement [API-001]',
  visitor('announcements'),
  (adapters) => adapters.config.read(),
  one({ ...config, announcements: eachLike(announcement) }),
);

agree(
  'a question for the configuration of an unknown tenant',
  { ...visitor(), clientKey: 'nowhere' },
  (adapters) => adapters.config.read(),
  refusedWith(403, 'unknown_implementation_key'),
);
