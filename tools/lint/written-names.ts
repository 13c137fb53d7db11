import { parseSync, Visitor, type ESTree } from 'vite';

/** Where a value stands in a template. */
const VALUE = '\0';

const BETWEEN_NAMES = /[^\w.\-\0]+/;

/**
 * The names that source files write in their strings, such as text keys and classes: whole, or in a template of which a value
 * is a part of the name (`button--${size}`, `${text}.title`).
 */
export class WrittenNames {
  readonly #whole = new Set<string>();
  /** A pattern for each template with a value inside, and what follows a value at the beginning, which is a whole name. */
  readonly #patterns = new Map<string, RegExp>();
  readonly #endings = new Set<string>();

  /** Reads the strings of a file. */
  read(file: string, source: string): void {
    const { program, errors } = parseSync(file, source);
    if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
    const read = (text: string): void => text.split(BETWEEN_NAMES).forEach((name) => this.#add(name));
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && read(value)),
      TemplateLiteral: ({ quasis }) => read(textOf(quasis)),
    }).visit(program);
  }

  /** Whether a file writes the name, or a template that gives it. */
  has(name: string): boolean {
    if (this.#whole.has(name)) return true;
    if ([...this.#patterns.values()].some((pattern) => pattern.test(name))) return true;
    return [...this.#endings].some((end) => name.endsWith(end) && this.#whole.has(name.slice(0, -end.length)));
  }

  #add(name: string): void {
    // A value alone tells no name.
    if (name.replaceAll(VALUE, '') === '') return;
    const [first = '', ...rest] = name.split(VALUE);
    if (rest.length === 0) this.#whole.add(name);
    else if (first === '') this.#endings.add(rest.join(VALUE));
    else this.#patterns.set(name, new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(VALUE, '[\\w.-]+')}$`));
  }
}

const textOf = (quasis: readonly ESTree.TemplateElement[]): string =>
  quasis.map(({ value }) => value.cooked ?? '').join(VALUE);
