import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment data of the page', () => {
  it.each(['', '{}'])('may be absent: %s', (json) => {
    expect(readEnvironment(json)).toEqual({
      apiUrl: '/api/v1',
      redirectOrigins: [],
      clientKey: null,
      bsnConfirmationOffset: 300,
      showStartButton: false,
      flags: {},
    });
  });

  it('may set everything [SH-025] [SH-027]', () => {
    const written = {
      apiUrl: 'https://platform.zonnedorp.example/api/v1',
      redirectOrigins: ['https://www.digid.nl'],
      clientKey: 'zonnedorp',
      bsnConfirmationOffset: 0,
      showStartButton: true,
      flags: { startButton: false },
    };
    expect(readEnvironment(JSON.stringify(written))).toEqual(written);
  });

  it('leaves out flags that the shop does not know', () => {
    expect(readEnvironment('{"flags":{"teleport":true,"recordsList":true}}').flags).toEqual({ recordsList: true });
  });

  it.each([
    ['no JSON', '{', 'JSON'],
    ['an offset below zero', '{"bsnConfirmationOffset":-1}', 'bsnConfirmationOffset'],
    ['an offset that is no whole number', '{"bsnConfirmationOffset":1.5}', 'bsnConfirmationOffset'],
    ['an origin that is no address', '{"redirectOrigins":["digid"]}', 'redirectOrigins'],
    ['a flag that is no yes or no', '{"flags":{"startButton":"on"}}', 'startButton'],
  ])('stops whoever deploys with %s', (_what, json, word) => {
    expect(() => readEnvironment(json)).toThrow(word);
  });
});
