import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEADER = `/**
 * The wire of the platform as types. Made by \`npm run generate\` from openapi/openapi.yaml; do not edit by hand.
 */

`;

/**
 * The TypeScript types of an OpenAPI document (one bundled file). A binary string becomes a \`Blob\`, because that is what a
 * browser sends and receives; all else as openapi-typescript does it. The same document always gives the same text.
 */
export async function apiTypes(document: string): Promise<string> {
  const nodes = await openapiTS(document, {
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return HEADER + astToString(nodes);
}
