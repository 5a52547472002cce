import { rename, rm, writeFile } from 'node:fs/promises';
import { buildCsvRow } from '../../src/leads/view/build-csv-row.ts';

interface TableOptions {
  readonly file: string;
  /** Each by the names of its columns. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** One of them and many: 'reservation', 'reservations'. */
  readonly words: readonly [string, string];
  readonly print: (line: string) => void;
}

const explain = (error: unknown, file: string): Error => {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new Error(`${file} cannot be written (${code}). Is its folder there, and may you write to it?`);
};

/**
 * Writes a table of people for a table program: whole or not at all, and readable to its author alone, also where a file with
 * this name was there before that others could read. No rows are no table.
 */
export const writeTable = async ({ file, rows, words: [one, many], print }: TableOptions): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return print(`0 ${many}: ${file} is not written.`);
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
  const part = `${file}.part`;
  try {
    await rm(part, { force: true });
    await writeFile(part, lines.map((line) => `${buildCsvRow(line)}\r\n`).join(''), { mode: 0o600 });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw explain(error, file);
  }
  print(rows.length === 1 ? `1 ${one} is in ${file}.` : `${rows.length} ${many} are in ${file}.`);
};
