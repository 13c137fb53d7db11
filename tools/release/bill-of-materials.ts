import { createHash } from 'node:crypto';
import type { Part } from './parts.ts';

/** What a release says of itself. */
export interface ReleaseMark {
  readonly version: string;
  readonly commit: string;
  readonly variant: string;
}

/** An identifier that is the same for the same text, in the form of a UUID. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const toComponent = ({ name, version, licence }: Part) => ({
  type: 'library',
  name,
  ...(version === undefined
    ? {}
    : { version, 'bom-ref': `${name}@${version}`, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }),
  licenses: [/ /.test(licence) ? { license: { name: licence } } : { license: { id: licence } }],
});

/**
 * The list of parts in the form of CycloneDX 1.6. From what is in the scripts; decision 28 says why it is not
 * `npm sbom` or a library.
 */
export function billOfMaterials(mark: ReleaseMark, time: Date, parts: readonly Part[]): string {
  const { version, commit, variant } = mark;
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(`${variant} ${version} ${commit}`)}`,
    version: 1,
    metadata: {
      timestamp: time.toISOString(),
      component: {
        type: 'application',
        name: `stadstegoed-${variant}`,
        version,
        licenses: [{ license: { id: 'EUPL-1.2' } }],
        properties: [{ name: 'commit', value: commit }],
      },
    },
    components: parts.map(toComponent),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
