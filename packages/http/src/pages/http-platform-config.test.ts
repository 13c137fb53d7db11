import { describe, expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import config from './golden/config.json' with { type: 'json' };
import { HttpPlatformConfig } from './http-platform-config.ts';

async function read(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  const result = await new HttpPlatformConfig(client).read();
  return { result, url: requests[0]?.url };
}

describe('the configuration over HTTP', () => {
  it('is requested for the web shop [API-001]', async () => {
    expect((await read(config)).url).toBe('http://platform.example/api/v1/platform/config/webshop');
  });

  it('has the settings of the tenant', async () => {
    expect((await read(config)).result).toMatchObject({
      ok: true,
      value: {
        implementationName: 'Zonnedorp',
        flags: { fundsList: true, productsList: true, productsShow: false, recordsList: true },
        recordsValidate: false,
        hasSubsidyFunds: false,
        digid: {
          available: true,
          signUpAllowed: true,
          mandatory: false,
          apiUrl: 'https://api.zonnedorp.example/api/v1',
        },
        fronts: { provider: 'https://aanbieders.zonnedorp.example/', app: null },
        mapCenter: { longitude: 5.91, latitude: 52.21 },
        shown: { officeMap: false, productMap: true },
        announcements: [{ id: '4', type: 'warning', title: 'Onderhoud', dismissible: true }],
        socialMedia: [{ type: 'facebook', url: 'https://www.facebook.com/zonnedorp', title: null }],
        banner: {
          title: 'Meedoen in Zonnedorp',
          textColor: 'bright',
          imageUrl: 'https://api.zonnedorp.example/media/c0ffee-large.jpg',
          overlay: { type: 'color', opacity: 0.4 },
        },
      },
    });
  });

  it('has the published pages, with blocks and questions', async () => {
    const { result } = await read(config);
    const pages = result.ok ? result.value.pages : {};
    expect(Object.keys(pages)).toEqual(['explanation', 'privacy', 'accessibility']);
    expect(pages.explanation).toMatchObject({
      external: false,
      externalUrl: null,
      descriptionHtml: '<p>Zo werkt een tegoed.</p>',
      faq: [{ id: '1', title: 'Hoe lang is mijn tegoed geldig?', descriptionHtml: '<p>Eén jaar.</p>' }],
      blocks: [
        { id: '8', button: { text: 'Contact', url: 'https://zonnedorp.example/contact', opensNewTab: true } },
        { id: '9', button: null },
      ],
    });
  });

  it('has no URL for an external page without one', async () => {
    const { result } = await read(config);
    const pages = result.ok ? result.value.pages : {};
    expect(pages.privacy?.externalUrl).toBe('https://zonnedorp.example/privacy');
    expect(pages.accessibility).toMatchObject({ external: true, externalUrl: null });
  });

  it('has no banner and no map when the tenant has none', async () => {
    const settings = { ...config.data.settings, overlay_enabled: false, banner_text_color: null };
    const { result } = await read({ data: { ...config.data, banner: null, map: { lon: null, lat: null }, settings } });
    expect(result).toMatchObject({
      value: { mapCenter: null, banner: { imageUrl: null, overlay: null, textColor: null } },
    });
  });

  it('looks as usual where it has a value that the shop does not know', async () => {
    const { settings, announcements, pages } = config.data;
    const { result } = await read({
      data: {
        ...config.data,
        communication_type: 'jovial',
        settings: { ...settings, description_alignment: 'justify', banner_text_color: 'pink' },
        announcements: announcements.map((one) => ({ ...one, type: 'party' })),
        pages: { ...pages, explanation: { ...pages.explanation, description_position: 'above' } },
        social_medias: [{ type: 'mastodon', url: 'https://social.example', title: null }],
      },
    });
    expect(result).toMatchObject({
      value: {
        communicationType: 'formal',
        banner: { alignment: 'left', textColor: null },
        announcements: announcements.map(() => ({ type: 'default' })),
        pages: { explanation: { position: 'before' } },
        socialMedia: [],
      },
    });
  });

  it('is an unexpected failure when a flag is missing', async () => {
    const { result } = await read({ data: { ...config.data, digid: undefined } });
    expect(result).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
  });
});
