import type { Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import type { Sentence } from './language.ts';
import type { Upload, UploadedFile } from './uploaded-file.ts';
import { Refusal } from './refusal.ts';

/** Largest file that the server takes in; more than every call takes, so that its rules can name the field and the limit (422). */
const largestFile = 12_000 * 1024;

/** What the busboy may read of one body. */
const limits = {
  fileSize: largestFile,
  files: 3,
  fields: 20,
  parts: 24,
  fieldNameSize: 100,
  fieldSize: 10_000,
  headerPairs: 50,
  headerSize: 16_000,
};

/** Largest body as the header announces it: two files and what stands around them. */
const largestBody = 2 * largestFile + 100_000;

const nothing: Upload = { fields: {}, files: [] };

const tooLargeText: Sentence = { nl: 'Het bestand is te groot.', en: 'The file is too large.' };

/** 413: larger, or in more parts, than the server takes in. The rest is not waited for, so the connection ends. */
const tooLarge = (): Refusal => new Refusal(413, (say) => ({ message: say(tooLargeText) }), { connection: 'close' });

/**
 * Makes the routes that `add` puts there understand multipart bodies; the others are spared what that costs each request. Paths in
 * names are kept, so that a rule can refuse them.
 */
export function addUploads(app: FastifyInstance, add: (uploads: FastifyInstance) => void): void {
  app.register(async (uploads) => {
    await uploads.register(multipart, { limits, preservePath: true });
    add(uploads);
  });
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

function addField(fields: Map<string, unknown>, name: string, value: unknown): void {
  if (!name.endsWith('[]')) {
    fields.set(name, value);
    return;
  }
  const list = fields.get(name.slice(0, -2));
  fields.set(name.slice(0, -2), [...(Array.isArray(list) ? list : []), value]);
}

async function collect(parts: AsyncIterable<Multipart>): Promise<Upload> {
  const fields = new Map<string, unknown>();
  const files: UploadedFile[] = [];
  for await (const part of parts) {
    if (part.type === 'field') addField(fields, part.fieldname, part.value);
    else files.push({ field: part.fieldname, name: part.filename ?? '', bytes: await part.toBuffer() });
  }
  return { fields: Object.fromEntries(fields), files };
}

/** Refuses as soon as a body without an announced length has grown too large, also when no part of it ever begins. */
async function tooMuch(request: FastifyRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    let seen = 0;
    request.raw.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > largestBody) reject(tooLarge());
    });
  });
}

/**
 * Reads a multipart body. A body that is too large is refused with 413; one that cannot be read counts as empty, as broken
 * JSON does, so that the rules of the call refuse its fields one by one (422).
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge();
  if (!request.isMultipart()) return nothing;
  try {
    return await Promise.race([collect(request.parts()), tooMuch(request)]);
  } catch (error) {
    if (error instanceof Refusal || isTooLarge(error)) throw tooLarge();
    return nothing;
  }
}
