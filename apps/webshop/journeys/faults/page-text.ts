/** The elements whose own text is read as one line. */
const LINES =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, th, button, a, label, legend, caption, summary, strong, span, div, svg title';

/** The number of unread notifications in the menu, which the shop reads a second after everything else. */
const LATE = /nieuwe? berichten?$/;

/** The text that an element holds itself, with that of inline children that are no lines of their own. */
function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Every line of text of the page, dialogs and toasts included; the same text once. */
export function linesOfPage(): ReadonlySet<string> {
  const lines = [...document.body.querySelectorAll(LINES)].map(ownText);
  return new Set(lines.filter((line) => line !== '' && !LATE.test(line)));
}

/** The lines that are in the first and not in the second. */
export function linesMissing(from: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] {
  return [...from].filter((line) => !other.has(line));
}

/** The text of the elements that match, without empty ones. */
export function textsOf(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
