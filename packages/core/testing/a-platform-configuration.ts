import type { PlatformConfiguration, StaticPage } from '../src/pages/platform-configuration.ts';

/** A deployment with everything switched on, without pages and announcements. */
export function aPlatformConfiguration(overrides: Partial<PlatformConfiguration> = {}): PlatformConfiguration {
  return {
    edition: 'specification',
    implementationName: 'Zonnedorp',
    flags: { fundsList: true, productsList: true, productsShow: true, recordsList: true },
    hasCancelTerm: true,
    hasRecords: true,
    recordsCreate: true,
    recordsValidate: true,
    hasBudgetFunds: true,
    hasSubsidyFunds: true,
    hasReimbursements: true,
    digid: { available: true, mandatory: false, apiUrl: null },
    banner: { title: null, descriptionHtml: '', alignment: 'left', textColor: null, imageUrl: null, overlay: null },
    fronts: { webshop: null, sponsor: null, provider: null, validator: null, app: null },
    mapCenter: null,
    shown: {
      homeProducts: true,
      providersMap: true,
      providerMap: true,
      officeMap: true,
    },
    announcements: [],
    pages: {},
    ...overrides,
  };
}

/** A published page with text. */
export function aStaticPage(overrides: Partial<StaticPage> = {}): StaticPage {
  return {
    type: 'privacy',
    external: false,
    externalUrl: null,
    descriptionHtml: '<p>Wij gaan zorgvuldig om met uw gegevens.</p>',
    alignment: 'left',
    position: 'replace',
    faq: [],
    blocks: [],
    ...overrides,
  };
}
