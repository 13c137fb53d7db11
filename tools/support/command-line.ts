import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { UsageProblem } from './problem.ts';

/** An option with the sentence that `--help` prints about it. */
interface CommandOption extends ParseArgsOptionDescriptor {
  readonly about: string;
}
type CommandOptions = Readonly<Record<string, CommandOption>>;

function helpOf(usage: string, options: CommandOptions): string {
  const rows = Object.entries({ ...options, help: { type: 'boolean', about: 'prints this' } }).map(
    ([name, { type, about }]) => `  ${`--${name}${type === 'string' ? ' <value>' : ''}`.padEnd(22)} ${about}\n`,
  );
  return `\nUsage: ${usage}\n\n${rows.join('')}`;
}

/**
 * The options and arguments of this command. `--help` prints what there is and ends the command; a wrong option is a
 * `UsageProblem`. `usage` begins with the command.
 */
export function readCommandLine<Options extends CommandOptions>(
  usage: string,
  options: Options,
  allowPositionals = false,
) {
  if (process.argv.includes('--help')) {
    console.log(helpOf(usage, options));
    process.exit();
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals });
    return { values, positionals: [...positionals] };
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/, 1);
    const known = [...Object.keys(options), 'help'].map((name) => `--${name}`).join(', ');
    throw new UsageProblem(`${reason}. Options: ${known}.`);
  }
}
