import { describe, expect, it } from 'vitest';
import { localEnvironment, withEnvironment } from './environment-block.ts';

const page = '<head><script type="application/json" id="environment">\n{ "apiUrl": "/api/v1" }\n</script></head>';

describe('the environment data of the page', () => {
  it('are merged over the existing data', () => {
    expect(withEnvironment(page, { showStartButton: true })).toBe(
      '<head><script type="application/json" id="environment">{"apiUrl":"/api/v1","showStartButton":true}</script></head>',
    );
  });

  it('cannot close their script block', () => {
    const html = withEnvironment(page, { clientKey: '</script><script>alert(1)</script>' });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('require a block in the page', () => {
    expect(() => withEnvironment('<head></head>', {})).toThrow('no block');
  });

  it('allow redirects to the local platform, which simulates DigiD, and use its map and register of addresses', () => {
    expect(localEnvironment('http://localhost:8117/x')).toEqual({
      redirectOrigins: ['http://localhost:8117'],
      mapTilesUrl: 'http://localhost:8117/_mock/map/{z}/{x}/{y}.png',
      geocoderUrl: 'http://localhost:8117/_mock/locatieserver/search/v3_1',
    });
  });
});
