/** Lines that Node prints around an error: stack frames, its version, code frames. */
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

/** The last message of a program that ended, without the stack trace. */
export function sentenceOf(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !NOISE.some((noise) => noise.test(line)))
    .map((line) => line.replace(ERROR_NAME, ''))
    .slice(-4)
    .join('\n')
    .trim();
}
