import { rename, rm, writeFile } from 'node:fs/promises';
import { buildCsvRow } from '../../src/lib/text/build-csv-row.ts';
import { formatCount, type Noun } from '../../src/lib/text/noun.ts';

/** Maximum number of rows of a file. Spreadsheet programs are slow to open a file with more. */
export const maxTableRows = 100_000;

interface TableOptions {
  readonly file: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly noun: Noun;
  readonly print: (line: string) => void;
}

const explain = (error: unknown, file: string): Error => {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new Error(`Can't write ${file} (${code}). Check that its folder exists and that you can write to it.`);
};

/**
 * Writes a CSV file, whole or not at all. Only its owner can read the file, even if it replaces one that others could
 * read. Writes nothing if there are no rows.
 */
export const writeTable = async ({ file, rows, noun, print }: TableOptions): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return print(`${formatCount(0, noun)}: ${file} isn't written.`);
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
  print(`${formatCount(rows.length, noun)} written to ${file}.`);
  if (rows.length === maxTableRows) {
    print(
      `A file holds the newest ${formatCount(maxTableRows, noun)}. If there are more, export each site with --site.`,
    );
  }
};
