/** Something the person at the keyboard can mend: its message is one clear sentence and needs no stack trace. */
export class Problem extends Error {}

/** Runs a command of the repository: a `Problem` becomes its sentence and exit code 1, anything else keeps its stack. */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
