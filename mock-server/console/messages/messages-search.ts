/** What can be searched in one kind of message. */
export interface Searchable<Message> {
  /** Everything in which a plain word is looked for. */
  readonly said: (message: Message) => string;
  /** Words with a name, such as `to:kees`: does the message fit the value (in small letters)? */
  readonly named: { readonly [name: string]: (message: Message, value: string) => boolean };
}

/** Are these words, in small letters, in the text? */
export const has = (text: string, words: string): boolean => text.toLowerCase().includes(words);

/** `name:value`, `name:"several words"`, `"several words"` or a word; a quote that is still open reaches to the end. */
const wordPattern = /(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/g;

type Fits<Message> = (message: Message) => boolean;

/** One word of a search as a test of a message; a name that nobody knows belongs to a plain word. */
function testOf<Message>(match: RegExpMatchArray, searchable: Searchable<Message>): Fits<Message> {
  const [whole, name = '', quoted, plain = ''] = match;
  const value = quoted ?? plain;
  const test = Object.hasOwn(searchable.named, name) ? searchable.named[name] : undefined;
  if (test) return (message) => test(message, value);
  const words = quoted !== undefined && name === '' ? quoted : whole;
  return (message) => has(searchable.said(message), words);
}

/** Messages that fit every word of a search, in the order in which they came; all of them without a word. */
export function searched<Message>(
  messages: readonly Message[],
  words: string | null,
  searchable: Searchable<Message>,
): Message[] {
  const tests = [...(words ?? '').toLowerCase().matchAll(wordPattern)].map((match) => testOf(match, searchable));
  return messages.filter((message) => tests.every((fits) => fits(message)));
}
