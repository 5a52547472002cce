import { readFile, writeFile } from 'node:fs/promises';

/** Writes generated documents by path or, with `--check` on the command line, fails on those that are not up to date. */
export const writeOrCheck = async (documents: ReadonlyMap<string, string>, command: string): Promise<void> => {
  for (const [file, text] of documents) {
    if (!process.argv.includes('--check')) {
      await writeFile(file, text);
    } else if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) {
      console.error(`${file} is not up to date: run '${command}'`);
      process.exitCode = 1;
    }
  }
};
