const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

function inline(text: string): string {
  return escapeHtml(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')
    .replaceAll(/\[([^\]]+)\]\((https?:\/\/[^\s)]+|\/[^\s)]*|mailto:[^\s)]+|tel:[^\s)]+)\)/g, '<a href="$2">$1</a>');
}

const isItem = (line: string): boolean => /^[-*] /.test(line);

function block(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const heading = /^(#{2,4}) (.+)$/.exec(lines[0] ?? '');
  if (heading) {
    const level = (heading[1] ?? '##').length;
    const rest = lines.slice(1).join('\n');
    return `<h${level}>${inline(heading[2] ?? '')}</h${level}>${rest === '' ? '' : block(rest)}`;
  }
  if (lines.length > 0 && lines.every(isItem)) {
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  }
  return `<p>${lines.map(inline).join('<br />')}</p>`;
}

/** The few marks that fund and page texts use: headings, lists, strong, emphasis, links, paragraphs. */
export const markdownToHtml = (text: string | null): string =>
  (text ?? '')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map(block)
    .join('');

/** The same without marks, for searching. */
export const markdownToText = (text: string | null): string =>
  (text ?? '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[*#]/g, '');
