import { describe, expect, it } from 'vitest';
import { bmpOf, gifOf, jpgOf, officeDocuments, pdf, pngOf } from '../../testing/samples.ts';
import { extensionOf, kindOf, kindOfName } from './file-kinds.ts';
import { pictureSize } from './picture-size.ts';
import { documentRules, isPlainName, pictureRule, previewProblem, uploadProblem } from './uploads.ts';

const { doc, xls, docx, xlsx } = officeDocuments;

describe('the kind of a file', () => {
  it.each([
    ['jpg', jpgOf(3, 2)],
    ['png', pngOf(3, 2)],
    ['gif', gifOf(3, 2)],
    ['bmp', bmpOf(3, 2)],
    ['pdf', pdf],
    ['pdf', Buffer.concat([Buffer.from('\u{FEFF}\n'), pdf])],
    ['doc', doc],
    ['xls', xls],
    ['docx', docx],
    ['xlsx', xlsx],
    [null, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [null, Buffer.from('MZ')],
    [null, Buffer.from('BM')],
    [null, doc.subarray(0, 8)],
    [null, Buffer.from([0x50, 0x4b, 0x03, 0x04])],
    [null, Buffer.alloc(0)],
  ])('%s is read from the content', (kind, bytes) => {
    expect(kindOf(bytes)).toBe(kind);
  });

  it.each([
    ['bon.JPEG', 'jpeg', 'jpg'],
    ['bon.jpg', 'jpg', 'jpg'],
    ['a.b.pdf', 'pdf', 'pdf'],
    ['bon.svg', 'svg', null],
    ['bon', '', null],
    ['bon.', '', null],
  ])('the kind of a file of the name %s', (name, extension, kind) => {
    expect([extensionOf(name), kindOfName(name)]).toEqual([extension, kind]);
  });
});

describe('the size of a picture', () => {
  it.each([
    ['jpg', jpgOf(640, 480)],
    ['png', pngOf(640, 480)],
    ['gif', gifOf(640, 480)],
    ['bmp', bmpOf(640, 480)],
    ['bmp', bmpOf(640, -480)],
  ] as const)('the size of a picture of a %s stands in its head', (kind, bytes) => {
    expect(pictureSize(kind, bytes)).toEqual({ width: 640, height: 480 });
  });

  it.each([
    ['jpg', jpgOf(3, 2).subarray(0, 9)],
    ['jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x00, 0xff, 0xe0, 0x00, 0x00, 0xff])],
    ['jpg', jpgOf(0, 2)],
    ['png', pngOf(3, 2).subarray(0, 20)],
    ['gif', gifOf(3, 2).subarray(0, 8)],
    ['bmp', bmpOf(0, 2)],
    ['pdf', pdf],
  ] as const)('the size of a picture of a broken %s is unknown', (kind, bytes) => {
    expect(pictureSize(kind, bytes)).toBeNull();
  });
});

describe('the name of a file', () => {
  it.each([
    ['bon.pdf', true],
    ['Bon van élan – 3 (kopie).pdf', true],
    ['.pdf', true],
    ['', false],
    ['.', false],
    ['..', false],
    ['../bon.pdf', false],
    ['C:\\bon.pdf', false],
    ['/etc/bon.pdf', false],
    ['bon\u0000.pdf', false],
    ['bon\n.pdf', false],
    [`${'x'.repeat(252)}.pdf`, false],
  ])('%j is plain: %s', (name, plain) => {
    expect(isPlainName(name)).toBe(plain);
  });
});

describe('an upload', () => {
  const reimbursement = documentRules['reimbursement_proof'] ?? pictureRule;
  const proof = documentRules['fund_request_record_proof'] ?? pictureRule;
  const sized = (bytes: Buffer, size: number): Buffer => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

  it.each([
    ['bon.pdf', pdf, reimbursement, null],
    ['bon.jpeg', jpgOf(3, 2), reimbursement, null],
    ['bon.docx', docx, reimbursement, 'Kies een bestand van deze soort: jpg, png, pdf.'],
    ['bon.docx', docx, proof, null],
    ['bon.xls', xls, proof, null],
    ['bon.gif', gifOf(3, 2), proof, 'Kies een bestand van deze soort: jpg, png, pdf, doc, docx, xls, xlsx.'],
    ['foto.gif', gifOf(3, 2), pictureRule, null],
    ['foto.bmp', bmpOf(3, 2), pictureRule, null],
    ['foto.svg', Buffer.from('<svg/>'), pictureRule, 'Kies een bestand van deze soort: jpg, png, gif, bmp.'],
    ['bon.pdf', pngOf(3, 2), reimbursement, 'Dit bestand is beschadigd of is iets anders dan de naam zegt.'],
    [
      'bon.png',
      pngOf(3, 2).subarray(0, 12),
      reimbursement,
      'Dit bestand is beschadigd of is iets anders dan de naam zegt.',
    ],
    ['bon.pdf', Buffer.alloc(0), reimbursement, 'Dit bestand is beschadigd of is iets anders dan de naam zegt.'],
    ['../bon.pdf', pdf, reimbursement, 'De naam van dit bestand klopt niet.'],
    ['', Buffer.alloc(0), reimbursement, 'Kies een bestand.'],
    ['bon.pdf', sized(pdf, 8000 * 1024), reimbursement, null],
    ['bon.pdf', sized(pdf, 8000 * 1024 + 1), reimbursement, 'Kies een bestand van hoogstens 8 MB.'],
    ['bon.pdf', sized(pdf, 10_000 * 1024), proof, null],
    ['foto.gif', sized(gifOf(3, 2), 4096 * 1024 + 1), pictureRule, 'Kies een bestand van hoogstens 4 MB.'],
  ])('%j is validated by name, kind, size and content', (name, bytes, rule, problem) => {
    expect(uploadProblem({ field: 'file', name, bytes }, rule)?.nl ?? null).toBe(problem);
  });

  it.each([
    ['voor.png', pngOf(1000, 1000), null],
    ['voor.png', pngOf(1001, 10), 'Kies een afbeelding van hoogstens 1000 bij 1000 pixels.'],
    ['voor.jpg', jpgOf(10, 1001), 'Kies een afbeelding van hoogstens 1000 bij 1000 pixels.'],
    ['voor.pdf', pdf, 'Kies een bestand van deze soort: jpg, png, gif, bmp.'],
  ])('may have the preview %s', (name, bytes, problem) => {
    expect(previewProblem({ field: 'file_preview', name, bytes })?.nl ?? null).toBe(problem);
  });

  it('need not have a preview', () => {
    expect(previewProblem(undefined)).toBeNull();
  });
});
