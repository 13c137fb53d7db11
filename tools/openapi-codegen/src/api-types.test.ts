import { expect, it } from 'vitest';
import { apiTypes } from './api-types.ts';

const document = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'a description', version: '1.0.0' },
  paths: {
    '/funds': { get: { operationId: 'listFunds', security: [{}, { bearer: [] }] } },
    '/identity': { get: { operationId: 'readIdentity', security: [{ bearer: [] }] } },
  },
  components: {
    schemas: {
      Upload: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
      Amount: { type: ['string', 'null'] },
    },
  },
});

it('maps a binary string to Blob and keeps nullable types', async () => {
  const types = await apiTypes(document);
  expect(types).toMatch(/file: Blob;/);
  expect(types).toMatch(/Amount: string \| null;/);
});

it('names the operations that need a token', async () => {
  expect(await apiTypes(document)).toMatch(/SignedOperation =\s+\| "readIdentity";/);
});

it('is deterministic', async () => {
  expect(await apiTypes(document)).toBe(await apiTypes(document));
});
