import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEADER = `/**
 * The wire of the platform as types. Made by \`npm run generate\` from openapi/openapi.yaml; do not edit by hand.
 */

`;

type Described = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};
type Operation = { readonly operationId?: string; readonly security?: readonly object[] };

/** The operations whose `security` has no way in without a token; openapi-typescript leaves security out. */
function signedOperations({ paths }: Described): string {
  const names = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, security = [] }) =>
      operationId !== undefined && security.length > 0 && security.every((way) => 'bearer' in way) ? [operationId] : [],
    );
  const union = names.length === 0 ? ' never' : names.map((name) => `\n    | "${name}"`).join('');
  return `/** The operations that only somebody who is signed in may call. */\nexport type SignedOperation =${union};\n`;
}

/**
 * Generates the TypeScript types of an OpenAPI document (one bundled file) with openapi-typescript. A binary string
 * becomes a `Blob`, the type that browsers send and receive. The output is deterministic.
 */
export async function apiTypes(document: string): Promise<string> {
  const nodes = await openapiTS(document, {
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  const described: Described = JSON.parse(document);
  return HEADER + astToString(nodes) + signedOperations(described);
}
