/** One article that a kind of provider sells, before it belongs to anybody. Price in cents. */
export interface Article {
  readonly category: string;
  /** A finished drawing (`fiets-blad`) or the name of an object, which gets its tint later. */
  readonly motif: string;
  readonly price: number;
  readonly name: string;
  readonly text: string;
  readonly know: readonly string[];
}

interface Choice {
  readonly text: string;
  /** Cents on top of the price of the line. */
  readonly extra: number;
  readonly picks: readonly string[];
}

const plain: Choice = { text: '', extra: 0, picks: [] };

/** One option inside braces: `zomer`, or `zomer+5` when it costs five euros more. */
function optionOf(word: string): { readonly text: string; readonly extra: number } {
  const plus = word.lastIndexOf('+');
  return plus < 0 ? { text: word, extra: 0 } : { text: word.slice(0, plus), extra: Number(word.slice(plus + 1)) * 100 };
}

type Option = ReturnType<typeof optionOf>;

const crossed = (made: readonly Choice[], options: readonly Option[]): readonly Choice[] =>
  made.flatMap((choice) =>
    options.map(({ text, extra }) => ({
      text: choice.text + text,
      extra: choice.extra + extra,
      picks: [...choice.picks, text],
    })),
  );

/** All texts of a template: `Les {A|B+4}` gives "Les A" and, four euros dearer, "Les B". */
export function choicesOf(template: string): readonly Choice[] {
  let made: readonly Choice[] = [plain];
  for (const part of template.split(/(\{[^}]*\})/)) {
    if (part === '') continue;
    const options = part.startsWith('{') ? part.slice(1, -1).split('|').map(optionOf) : null;
    made = options === null ? made.map((choice) => ({ ...choice, text: choice.text + part })) : crossed(made, options);
  }
  return made;
}

/** Puts what was picked into the words beside the name: `$1` is the first choice. */
const filled = (words: string, picks: readonly string[]): string =>
  words.includes('$') ? words.replaceAll(/\$(\d)/g, (_, place: string) => picks[Number(place) - 1] ?? '') : words;

/** The cells of a line, without the space around them; a cell that is not there is empty. */
export function cellsOf(line: string, between: string): (place: number) => string {
  const cells = line.split(between).map((cell) => cell.trim());
  return (place) => cells[place] ?? '';
}

function articlesOfLine(line: string): readonly Article[] {
  const cell = cellsOf(line, '|>');
  const word = cellsOf(cell(0), ' ');
  const facts = cell(3) === '' ? [] : cell(3).split('; ');
  return choicesOf(cell(1)).map((choice) => ({
    category: word(0),
    motif: word(1),
    price: Math.round(Number(word(2)) * 100) + choice.extra,
    name: choice.text,
    text: filled(cell(2), choice.picks),
    know: facts.map((fact) => filled(fact, choice.picks)),
  }));
}

/**
 * Reads a sheet: one line per article or family of articles, `category motif price |> name |> text |> fact; fact`.
 * Price in euros. A name with braces stands for every combination of the options in them.
 */
export const articlesOf = (sheet: string): readonly Article[] =>
  sheet
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(articlesOfLine);
