import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEADER = `/**
 * The wire of the platform as types. Made by \`npm run generate\` from openapi/openapi.yaml; do not edit by hand.
 */

`;

/**
 * Generates the TypeScript types of an OpenAPI document (one bundled file) with openapi-typescript. A binary string
 * becomes a `Blob`, the type that browsers send and receive. The output is deterministic.
 */
export async function apiTypes(document: string): Promise<string> {
  const nodes = await openapiTS(document, {
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return HEADER + astToString(nodes);
}
