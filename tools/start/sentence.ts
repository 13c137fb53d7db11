/** Lines that Node writes round an error and that help nobody at the keyboard: places in the code, its own name, code frames. */
const NOISE = [
  /^\s+at /,
  /^Node\.js v/,
  /^node:/,
  /^file:\/\//,
  /^\s*\^+\s*$/,
  /^\s*throw /,
  /^\(Use `node/,
  /^Failed running/,
];
const ERROR_NAME = /^(?:Uncaught )?(?:[A-Z]\w*Error|Error|Problem)(?: \[\w+\])?: /;

/** What a program said on its way out, without the stack trace: the last lines that are written for people. */
export function sentenceOf(said: string): string {
  return said
    .split('\n')
    .filter((line) => line.trim() !== '' && !NOISE.some((noise) => noise.test(line)))
    .map((line) => line.replace(ERROR_NAME, ''))
    .slice(-4)
    .join('\n')
    .trim();
}
