import { boundary, formBytes, type Part } from './multipart.ts';
import { pdf } from './samples.ts';

/** A form that no server should take, and the status with which the mock platform refuses it. */
export type BrokenForm = {
  readonly what: string;
  readonly type: string;
  readonly body: Buffer;
  readonly status: number;
};

const type = `multipart/form-data; boundary=${boundary}`;
const named = (name: string): Buffer =>
  formBytes([
    ['type', 'reimbursement_proof'],
    ['file', pdf, name],
  ]);
const whole = named('bon.pdf');
const form = (what: string, body: Buffer, status = 422): BrokenForm => ({ what, type, body, status });
const called = (what: string, kind: string, body = whole): BrokenForm => ({ what, type: kind, body, status: 422 });

/** Forms that are wrong from within: their length is as announced. */
export const brokenForms: readonly BrokenForm[] = [
  called('no boundary', 'multipart/form-data'),
  called('an empty boundary', 'multipart/form-data; boundary='),
  called('another boundary', 'multipart/form-data; boundary=other'),
  form('no end', formBytes([['file', pdf, 'bon.pdf']], '')),
  form('an end in the middle of a file', whole.subarray(0, -60)),
  form('no bytes', Buffer.alloc(0)),
  form('only noise', Buffer.alloc(300_000, 'noise ')),
  form(
    'a head of a part without an end',
    Buffer.from(`--${boundary}\r\nContent-Disposition: ${'x'.repeat(2_000_000)}`),
  ),
  form('a field that is called __proto__', formBytes([['__proto__', 'x']])),
  form('10,000 parts', formBytes(Array.from({ length: 10_000 }, (): Part => ['type', 'x'])), 413),
  form('folders in the name', named('../../../etc/bon.pdf')),
  form('a NUL in the name', named('bon\u0000.pdf')),
  form('four files', formBytes(Array.from({ length: 4 }, (): Part => ['file', pdf, 'a.pdf'])), 413),
  called('JSON', 'application/json', Buffer.from('{"type":"reimbursement_proof","file":"x"}')),
  called('no kind of content', 'text/plain'),
];
