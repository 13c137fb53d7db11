const spelled: readonly (readonly [RegExp, string])[] = [
  [/\bdigid\b/gi, 'DigiD'],
  [/\bsms\b/gi, 'SMS'],
  [/\btuesday\b/gi, 'Tuesday'],
  [/\bbackoffice\b/gi, 'back office'],
  [/\be mail\b/gi, 'e-mail'],
  [/\bmedias\b/gi, 'media'],
];

/** A key such as `digid-cancelled` as a title: `DigiD cancelled`. */
export const titleWords = (key: string): string =>
  spelled
    .reduce((words, [found, right]) => words.replaceAll(found, right), key.replaceAll('-', ' '))
    .replace(/^[a-z](?!-)/, (letter) => letter.toUpperCase());
