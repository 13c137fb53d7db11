/** A line of Orca's debug log that holds something said: a text, and the settings of the voice after it. */
const SAID = /^\d\d:\d\d:\d\d\.\d{6} - SPEECH OUTPUT: '(.*?)'(?: *\{.*)?$/;

/**
 * The texts that Orca said according to a piece of its debug log, in order. Whole lines only; a text without letters or
 * digits makes no sound.
 */
export function saidIn(log: string): readonly string[] {
  return log
    .split('\n')
    .map((line) => SAID.exec(line)?.[1]?.trim() ?? '')
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/**
 * Replaces what differs from run to run: the code with which the app signs in is the only random text, since the clock of
 * the world and of the browser stand still.
 */
export function withoutRandomTexts(text: string): string {
  return text
    .replace(/\b\d(?: \d){5}\b/g, '# # # # # #')
    .replace(/\b0x[0-9a-f]{40}\b/g, '0x…')
    .replace(/localhost:\d+/g, 'localhost');
}
