import { parseArgs } from 'node:util';

/** Somebody asked how a command is used: that is said, and nothing is done. */
export class HelpAsked extends Error {
  override readonly name = 'HelpAsked';
}

interface CommandRules<Command extends string, Option extends string> {
  readonly usage: string;
  /** Each command, with the options that it takes. */
  readonly commands: Readonly<Record<Command, readonly Option[]>>;
}

/** What was typed, as far as a command takes it. */
export interface CommandLine<Command extends string, Option extends string> {
  readonly command: Command;
  readonly operand: string | undefined;
  readonly values: Readonly<Partial<Record<Option, string>>>;
  /** Ends the command with what is wrong and how it is used. */
  readonly fail: (reason: string) => never;
}

const listOptions = (names: readonly string[]): string =>
  names.length === 0 ? 'it takes none' : `it takes ${names.map((name) => `--${name}`).join(', ')}`;

/** Reads a command with one operand at most and its options, each once and with a value. Throws, with the usage, what cannot be meant. */
export const readCommandLine = <Command extends string, Option extends string>(
  argv: readonly string[],
  { usage, commands }: CommandRules<Command, Option>,
): CommandLine<Command, Option> => {
  const fail = (reason: string): never => {
    throw new Error(`${reason}\n\n${usage}`);
  };
  const names = Object.keys(commands) as Command[];
  const known = [...new Set(Object.values<readonly Option[]>(commands).flat())];
  const options = Object.fromEntries(known.map((name) => [name, { type: 'string' } as const]));
  const { tokens } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true });
  const operands = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const typed = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const [name, operand, ...rest] = operands;
  if (name === 'help' || typed.some((token) => token.name === 'help' || token.name === 'h')) throw new HelpAsked(usage);
  if (name === undefined) fail(`Say what to do: ${names.join(', ')}.`);
  const command =
    names.find((one) => one === name) ?? fail(`There is no command ${name}: say one of ${names.join(', ')}.`);
  const values: Partial<Record<Option, string>> = {};
  for (const { name: asked, rawName, value } of typed) {
    const option =
      commands[command].find((one) => one === asked) ??
      fail(`${command} has no option ${rawName}: ${listOptions(commands[command])}.`);
    if (values[option] !== undefined) fail(`--${option} stands there twice.`);
    if (value === undefined || value === '' || value.startsWith('--')) fail(`Say what --${option} is.`);
    values[option] = value ?? '';
  }
  if (rest.length > 0) fail(`${rest.join(' ')} is too much: a command takes one thing at a time.`);
  return { command, operand, values, fail };
};

type Fail = CommandLine<string, string>['fail'];

/** Most that is listed at once: more than anybody reads. */
const mostListed = 100_000;

/** How many are listed; 50 where nobody says. */
export const readLimit = (typed: string | undefined, fail: Fail): number => {
  const limit = Number(typed ?? '50');
  return /^\d{1,6}$/.test(typed ?? '50') && limit >= 1 && limit <= mostListed
    ? limit
    : fail(`--limit is a whole number from 1 to ${mostListed}.`);
};

/** One of some words; undefined where none was typed. */
export const readChoice = <Choice extends string>(
  name: string,
  typed: string | undefined,
  choices: readonly Choice[],
  fail: Fail,
): Choice | undefined =>
  typed === undefined
    ? undefined
    : (choices.find((choice) => choice === typed) ?? fail(`--${name} is one of ${choices.join(', ')}.`));

/** The table that an export writes. */
export const readTableFile = (operand: string | undefined, fail: Fail): string =>
  operand?.endsWith('.csv') ? operand : fail('Name a file that ends in .csv.');

/** Refuses what was typed beside a command that works on nothing by name. */
export const refuseOperand = ({ command, operand, fail }: CommandLine<string, string>): void => {
  if (operand !== undefined) fail(`${operand} is too much: ${command} names nothing.`);
};
