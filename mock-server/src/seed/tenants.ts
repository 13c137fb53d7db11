import type { TenantAnnouncement, TenantBanner, TenantRow } from '../store/table-tenants.ts';
import type { World } from '../store/world.ts';
import { tenants } from './fund-ids.ts';
import { addPicture } from './media.ts';
import { sponsors } from './sponsors.ts';
import { pagesOf } from './tenant-pages.ts';
import type { Municipality } from './tenant-pages.ts';

const weekdays = [
  ['Maandag', '9.00 – 17.00 uur'],
  ['Dinsdag', '9.00 – 17.00 uur'],
  ['Woensdag', '9.00 – 20.00 uur'],
  ['Donderdag', '9.00 – 17.00 uur'],
  ['Vrijdag', '9.00 – 12.30 uur'],
] as const;

const introOf = (place: string): string => `Vraag geld aan voor sport, school, cultuur en wonen in ${place}.`;

const zonnedorp: Municipality = {
  id: tenants.zonnedorp,
  name: 'Zonnedorp',
  organization: 'Gemeente Zonnedorp',
  phone: '(0123) 45 67 00',
  email: 'stadstegoed@zonnedorp.example',
  address: 'Dorpsplein 1, 9990 DP Zonnedorp',
  hours: weekdays,
  privacy:
    'De functionaris gegevensbescherming van Zonnedorp kijkt elk jaar of wij ons aan de regels houden. U bereikt haar via privacy@zonnedorp.example.',
  intro: introOf('Zonnedorp'),
  digid: true,
};

const waterveen: Municipality = {
  id: tenants.waterveen,
  name: 'Waterveen',
  organization: 'Gemeente Waterveen',
  phone: '(0987) 65 43 00',
  email: 'stadstegoed@waterveen.example',
  address: 'Kade 2, 9980 KD Waterveen',
  hours: [
    ['Maandag tot en met donderdag', '8.30 – 16.30 uur'],
    ['Vrijdag', '8.30 – 12.00 uur'],
  ],
  privacy:
    'Waterveen werkt bij deze regelingen samen met het Waterschap. Het Waterschap krijgt geen gegevens over u, alleen aantallen.',
  intro: introOf('Waterveen'),
  digid: false,
};

const heuvelrode: Municipality = {
  id: tenants.heuvelrode,
  name: 'Heuvelrode',
  organization: 'Gemeente Heuvelrode',
  phone: '(0988) 31 00 00',
  email: 'stadstegoed@heuvelrode.example',
  address: 'Raadhuisplein 1, 9960 RP Heuvelrode',
  hours: [
    ['Maandag tot en met woensdag', '8.30 – 12.30 uur'],
    ['Donderdag', '8.30 – 20.00 uur'],
    ['Vrijdag', '8.30 – 12.30 uur'],
  ],
  privacy: 'Alleen het team Inkomen van Heuvelrode ziet uw aanvraag. Uw werkgever hoort niets van ons.',
  intro: introOf('Heuvelrode'),
  digid: true,
};

const general: Municipality = {
  id: tenants.general,
  name: 'uw gemeente',
  organization: 'Stadstegoed',
  phone: '(0800) 12 34',
  email: 'help@stadstegoed.example',
  address: 'Plein 1, 9970 AA Midwoud',
  hours: weekdays,
  privacy: 'Elke gemeente is zelf verantwoordelijk voor uw gegevens. Stadstegoed bewaart ze voor de gemeente.',
  intro: introOf('uw gemeente'),
  digid: true,
};

const banner = (values: Partial<TenantBanner>): TenantBanner => ({
  title: null,
  description: null,
  description_alignment: 'left',
  overlay_enabled: false,
  overlay_type: 'color',
  overlay_opacity: 0.4,
  banner_text_color: 'dark',
  media_uid: null,
  ...values,
});

const tenantDefaults = {
  informal: false,
  records_enabled: true,
  funds_list: true,
  funds_show: true,
  fund_requests: true,
  products_list: true,
  products_show: true,
  digid: true,
  digid_sign_up_allowed: true,
  digid_mandatory: true,
  show_maps: true,
  show_home_products: true,
  announcements: [],
} as const satisfies Partial<TenantRow>;

const schoolNews: TenantAnnouncement = {
  id: 1,
  type: 'primary',
  title: 'Nieuw: u kunt Schoolstart nu aanvragen voor het nieuwe schooljaar.',
  description: '[Lees meer](/fondsen/3)',
  dismissible: true,
};

function seedGeneral(world: World): void {
  world.table('tenants').insert({
    ...tenantDefaults,
    id: tenants.general,
    key: 'general',
    name: 'Stadstegoed',
    organization_id: sponsors.participatie,
    digid_sign_up_allowed: false,
    digid_mandatory: false,
    map: { lat: 52.3, lon: 6.0 },
    banner: banner({
      title: 'Doe mee in uw gemeente',
      description: 'Is geld krap? Kijk wat er voor u kan.',
      media_uid: addPicture(world, 'implementation_banner', 'general'),
    }),
    pages: pagesOf(general, { provider: true }),
  });
}

function seedZonnedorp(world: World): void {
  world.table('tenants').insert({
    ...tenantDefaults,
    id: tenants.zonnedorp,
    key: 'zonnedorp',
    name: 'Zonnedorp',
    organization_id: sponsors.zonnedorp,
    map: { lat: 52.2112, lon: 5.9183 },
    banner: banner({
      title: 'Gewoon meedoen in Zonnedorp',
      description:
        'Is geld krap? Met een tegoed van de gemeente kunt u toch sporten, leren en een dag op uit. Voor uzelf en voor uw kinderen.',
    }),
    announcements: [schoolNews],
    pages: pagesOf(zonnedorp, { provider: true }),
  });
}

function seedWaterveen(world: World): void {
  world.table('tenants').insert({
    ...tenantDefaults,
    id: tenants.waterveen,
    key: 'waterveen',
    name: 'Waterveen',
    organization_id: sponsors.waterveen,
    records_enabled: false,
    digid: false,
    digid_sign_up_allowed: false,
    digid_mandatory: false,
    map: { lat: 52.4, lon: 6.1 },
    banner: banner({
      title: 'Meedoen in Waterveen',
      description: 'Sporten, leren of samen erop uit. De gemeente betaalt mee.',
    }),
    pages: pagesOf(waterveen, { provider: false }),
  });
}

function seedHeuvelrode(world: World): void {
  world.table('tenants').insert({
    ...tenantDefaults,
    id: tenants.heuvelrode,
    key: 'heuvelrode',
    name: 'Heuvelrode',
    organization_id: sponsors.heuvelrode,
    digid_mandatory: false,
    map: { lat: 52.0761, lon: 6.0478 },
    banner: banner({
      title: 'Heuvelrode doet mee',
      description: 'Sporten, leren of even vrij. Kijk wat er voor u kan.',
    }),
    pages: pagesOf(heuvelrode, { provider: true }),
  });
}

/** Shops that serve a purpose and no place: key, name, whether they say "je", and what residents find there. */
const purposes = [
  ['kerstpakket', 'Kerstpakket', false, 'Kies zelf wat er in uw kerstpakket zit, bij winkels in de buurt.'],
  ['potjeswijzer', 'Potjeswijzer', true, 'Kijk welke potjes er voor jou zijn en vraag ze aan.'],
  ['vergoedingen', 'Vergoedingen', false, 'Bent u vrijwilliger? Vraag hier uw vergoeding aan.'],
  ['forus', 'Forus', false, 'Vraag een tegoed aan voor iets leuks in uw wijk.'],
  ['participatiemunt', 'Participatiemunt', true, 'Doe mee in je wijk en geef je munten uit bij winkels in de buurt.'],
] as const;

/** Adds every implementation with its pages, banner and announcements. */
export function seedTenants(world: World): void {
  seedGeneral(world);
  seedZonnedorp(world);
  seedWaterveen(world);
  seedHeuvelrode(world);
  for (const [key, name, informal, intro] of purposes) {
    world.table('tenants').insert({
      ...tenantDefaults,
      id: tenants[key],
      key,
      name,
      organization_id: sponsors.participatie,
      informal,
      records_enabled: false,
      digid: false,
      digid_mandatory: false,
      map: { lat: 52.3, lon: 6.0 },
      banner: banner({}),
      pages: pagesOf(
        { ...general, id: tenants[key], name, organization: 'Stichting Samenkracht', intro, digid: false },
        { provider: false },
      ),
    });
  }
}
