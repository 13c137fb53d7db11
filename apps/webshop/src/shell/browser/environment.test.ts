import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment data of the page', () => {
  it.each(['', '{}'])('are optional: %s', (json) => {
    expect(readEnvironment(json)).toEqual({
      apiUrl: '/api/v1',
      redirectOrigins: [],
      mapTilesUrl: 'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/{z}/{x}/{y}.png',
      geocoderUrl: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1',
      clientKey: null,
      edition: null,
      bsnConfirmationOffset: 300,
      showStartButton: false,
      reportsUrl: null,
      statisticsUrl: null,
      flags: {},
    });
  });

  it('can set every value [SH-025] [SH-027]', () => {
    const written = {
      apiUrl: 'https://platform.zonnedorp.example/api/v1',
      redirectOrigins: ['https://www.digid.nl'],
      mapTilesUrl: 'https://tiles.zonnedorp.example/{z}/{x}/{y}.png',
      geocoderUrl: 'https://geocoder.zonnedorp.example',
      clientKey: 'zonnedorp',
      edition: '2026-07',
      bsnConfirmationOffset: 0,
      showStartButton: true,
      reportsUrl: 'https://reports.zonnedorp.example/shop',
      statisticsUrl: 'https://statistics.zonnedorp.example/matomo.php?idsite=7',
      flags: { startButton: false },
    };
    expect(readEnvironment(JSON.stringify(written))).toEqual(written);
  });

  it('ignore unknown flags', () => {
    expect(readEnvironment('{"flags":{"teleport":true,"recordsList":true}}').flags).toEqual({ recordsList: true });
  });

  it.each([
    ['invalid JSON', '{', 'JSON'],
    ['a negative offset', '{"bsnConfirmationOffset":-1}', 'bsnConfirmationOffset'],
    ['an offset that is not an integer', '{"bsnConfirmationOffset":1.5}', 'bsnConfirmationOffset'],
    ['an origin that is not a URL', '{"redirectOrigins":["digid"]}', 'redirectOrigins'],
    ['a flag that is not a boolean', '{"flags":{"startButton":"on"}}', 'startButton'],
  ])('throw for %s', (_case, json, word) => {
    expect(() => readEnvironment(json)).toThrow(word);
  });
});
