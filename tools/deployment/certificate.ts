import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate that vouches for itself, and its key, as files and as text. */
export interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: string;
  readonly key: string;
}

/** Makes a certificate for a host, for one day. Needs the program openssl. */
export function makeCertificate(folder: string, host: string): Certificate {
  const [certFile, keyFile] = [join(folder, `${host}.pem`), join(folder, `${host}.key`)];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const made = spawnSync('openssl', ['req', '-x509', '-days', '1', ...key, ...names, '-out', certFile], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  return { certFile, keyFile, cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}
