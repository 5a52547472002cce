interface CommandUsage {
  readonly summary: string;
  readonly calls: readonly string[];
  readonly commands?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly notes?: readonly string[];
  readonly example: string;
  readonly failure?: string;
}

export const databaseNote =
  'Uses DATABASE_URL, or else the embedded database in DATA_DIR, which must not be open in a running server.';

const formatRows = (title: string, rows: Readonly<Record<string, string>> = {}): readonly string[] => {
  const width = Math.max(0, ...Object.keys(rows).map((name) => name.length));
  const lines = Object.entries(rows).map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return lines.length === 0 ? [] : [[`${title}:`, ...lines].join('\n')];
};

export const formatUsage = (usage: CommandUsage): string => {
  const { summary, calls, commands, options, notes = [], example, failure = 'an error' } = usage;
  return [
    summary,
    ['Usage:', ...calls.map((call) => `  ${call}`)].join('\n'),
    ...formatRows('Commands', commands),
    ...formatRows('Options', { ...options, '-h, --help': 'Prints this text' }),
    ...notes,
    `Example:\n  ${example}`,
    `Exit codes:\n  0  success\n  1  ${failure}`,
  ].join('\n\n');
};
