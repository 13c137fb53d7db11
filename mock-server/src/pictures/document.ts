/** A document of the seeds: nobody uploaded it, so it is drawn. */
export interface DrawnDocument {
  readonly original_name: string;
  /** Its size as the file list tells it. */
  readonly bytes: number;
}

const plain = (text: string): string => text.replaceAll(/[^\w .-]/g, ' ');

/** One page with the name of the document on it, of exactly the promised size: the rest is comment. */
export function drawnPdf({ original_name, bytes }: DrawnDocument): Buffer {
  const content = `BT /F1 20 Tf 60 760 Td (${plain(original_name)}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const rest = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n`;
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}${rest}`;
  const ending = '\n%%EOF\n';
  const space = bytes - text.length - table.length - ending.length - String(bytes).length - 2;
  text += `%${'.'.repeat(Math.max(0, space))}\n`;
  const whole = `${text}${table}${String(text.length)}`;
  return Buffer.from(whole + ending.padStart(Math.max(ending.length, bytes - whole.length), '\n'), 'latin1');
}
