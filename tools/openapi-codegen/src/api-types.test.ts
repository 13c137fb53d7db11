import { expect, it } from 'vitest';
import { apiTypes } from './api-types.ts';

const document = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'a description', version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Upload: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
      Amount: { type: ['string', 'null'] },
    },
  },
});

it('makes a binary string a Blob and keeps what may be null', async () => {
  const types = await apiTypes(document);
  expect(types).toMatch(/file: Blob;/);
  expect(types).toMatch(/Amount: string \| null;/);
});

it('gives the same text for the same description', async () => {
  expect(await apiTypes(document)).toBe(await apiTypes(document));
});
