import { parseArgs } from 'node:util';

export class HelpRequested extends Error {
  override readonly name = 'HelpRequested';
}

/** Prints the usage and exits if asked for help. Commands with subcommands use `readCommandLine` instead. */
export const answerHelp = (usage: string, argv: readonly string[] = process.argv.slice(2)): void => {
  if (!argv.includes('--help') && !argv.includes('-h')) return;
  console.log(usage);
  process.exit(0);
};

interface CommandRules<Command extends string, Option extends string> {
  readonly usage: string;
  readonly commands: Readonly<Record<Command, readonly Option[]>>;
  readonly flags?: readonly Option[];
}

export interface CommandLine<Command extends string, Option extends string> {
  readonly command: Command;
  readonly operand: string | undefined;
  /** A flag on the command line has the value ''. */
  readonly values: Readonly<Partial<Record<Option, string>>>;
  readonly fail: (reason: string) => never;
}

const listOptions = (names: readonly string[]): string =>
  names.length === 0 ? 'no options' : names.map((name) => `--${name}`).join(', ');

/** Throws HelpRequested for help, --help and -h, and an error with the usage for a wrong argument. */
export const readCommandLine = <Command extends string, Option extends string>(
  argv: readonly string[],
  { usage, commands, flags = [] }: CommandRules<Command, Option>,
): CommandLine<Command, Option> => {
  const fail = (reason: string): never => {
    throw new Error(`${reason}\n\n${usage}`);
  };
  const names = Object.keys(commands) as Command[];
  const known = [...new Set(Object.values<readonly Option[]>(commands).flat())];
  const options = Object.fromEntries(
    known.map((name) => [name, { type: flags.includes(name) ? ('boolean' as const) : ('string' as const) }]),
  );
  const { tokens } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true });
  const operands = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const typed = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const [name, operand, ...rest] = operands;
  if (name === 'help' || typed.some((token) => token.name === 'help' || token.name === 'h'))
    throw new HelpRequested(usage);
  if (name === undefined) fail(`Name a command: ${names.join(', ')}.`);
  const command = names.find((one) => one === name) ?? fail(`Unknown command ${name}. Use one of ${names.join(', ')}.`);
  const values: Partial<Record<Option, string>> = {};
  for (const { name: asked, rawName, value } of typed) {
    const option =
      commands[command].find((one) => one === asked) ??
      fail(`Unknown option ${rawName}: ${command} takes ${listOptions(commands[command])}.`);
    if (values[option] !== undefined) fail(`--${option} is given twice.`);
    const isFlag = flags.includes(option);
    if (isFlag && value !== undefined) fail(`--${option} takes no value.`);
    if (!isFlag && (value === undefined || value === '' || value.startsWith('--'))) fail(`--${option} needs a value.`);
    values[option] = value ?? '';
  }
  if (rest.length > 0) fail(`Unexpected argument ${rest.join(' ')}: a command takes one at most.`);
  return { command, operand, values, fail };
};

type Fail = CommandLine<string, string>['fail'];

const mostListed = 100_000;

export const readLimit = (typed: string | undefined, fail: Fail): number => {
  const limit = Number(typed ?? '50');
  return /^\d{1,6}$/.test(typed ?? '50') && limit >= 1 && limit <= mostListed
    ? limit
    : fail(`--limit must be a whole number from 1 to ${mostListed}.`);
};

export const readChoice = <Choice extends string>(
  name: string,
  typed: string | undefined,
  choices: readonly Choice[],
  fail: Fail,
): Choice | undefined =>
  typed === undefined
    ? undefined
    : (choices.find((choice) => choice === typed) ?? fail(`--${name} must be one of ${choices.join(', ')}.`));

export const readTableFile = (operand: string | undefined, fail: Fail): string =>
  operand?.endsWith('.csv') ? operand : fail('Name a file that ends in .csv.');

export const refuseOperand = ({ command, operand, fail }: CommandLine<string, string>): void => {
  if (operand !== undefined) fail(`Unexpected argument ${operand}: ${command} takes none.`);
};
