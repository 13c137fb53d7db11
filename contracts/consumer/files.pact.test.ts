import type { FileType } from '@stadstegoed/core/files/stored-file.ts';
import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { created, nullValue, refused, refusedFields, regex, string } from './answers.ts';
import { agree, as } from './pact.ts';

const samira = as('samira', 'several-vouchers');
const content = '%PDF-1.4\n%%EOF\n';
const pdf = (bytes: string) => new File([bytes], 'loonstrook.pdf', { type: 'application/pdf' });
const type = 'fund_request_clarification_proof';
// type assertion: the purposes of the shop are a closed list; this one stands for one that a platform does not know.
const unknownType = 'vakantiefoto' as FileType;

agree(
  'a document that answers a question [FI-005]',
  samira,
  ({ files }) => files.upload({ type, file: pdf(content) }),
  created({
    uid: string('b7f0c3'),
    original_name: 'loonstrook.pdf',
    ext: 'pdf',
    size: regex(/^[\d.]+(B|kB|MB)$/, '15B'),
    url: string('https://platform.example/files/b7f0c3/download'),
    preview: nullValue(),
  }),
);

agree(
  'a document that is something else [FI-023]',
  samira,
  ({ files }) => files.upload({ type, file: pdf('geen pdf') }),
  refusedFields('file'),
);

agree(
  'a document for an unknown purpose [FI-024]',
  samira,
  ({ files }) => files.upload({ type: unknownType, file: pdf(content) }),
  refusedFields('file', 'type'),
);

agree(
  'a download of an own document',
  as('fatima'),
  ({ files }) => files.download(stableHex('file:fatima-base_salary', 64)),
  {
    status: 200,
    headers: { 'Content-Type': regex(/application\/pdf.*/, 'application/pdf') },
    content: ['application/pdf', content],
  },
);

agree('a download of an unknown document', as('kees'), ({ files }) => files.download('b7f0c3'), refused(404));
