import base from './playwright.config.ts';
const { webServer: _w, ...rest } = base;
export default { ...rest, testDir: 'apps/webshop/e2e-local', workers: 1, outputDir: 'test-results/local', timeout: 240000, expect: { timeout: 30000 }, use: { ...rest.use, baseURL: 'http://localhost:5420' } };
