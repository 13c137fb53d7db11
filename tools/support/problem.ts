/** An error that the user can fix: its message needs no stack trace. */
export class Problem extends Error {}

/** A `Problem` with the command line itself. */
export class UsageProblem extends Problem {}

/**
 * Runs a command of the repository. Prints only the message of a `Problem`, other errors with their stack; exits with
 * 1, or 2 when the command line is wrong.
 */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}\n` : error);
    process.exitCode = error instanceof UsageProblem ? 2 : 1;
  }
}
