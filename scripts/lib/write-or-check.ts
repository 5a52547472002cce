import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const listPages = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
};

/**
 * Writes generated documents. `documents` maps each path to its text. With `--check` on the command line, writes nothing
 * and sets exit code 1 if a document is out of date.
 * @param folders folders of generated pages only. A page that is no longer generated is deleted, or fails the check
 */
export const writeOrCheck = async (
  documents: ReadonlyMap<string, string>,
  command: string,
  folders: readonly string[] = [],
): Promise<void> => {
  const isCheck = process.argv.includes('--check');
  const fail = (problem: string): void => {
    console.error(`${problem}: run '${command}'.`);
    process.exitCode = 1;
  };
  for (const [file, text] of documents) {
    if (isCheck) {
      if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) fail(`${file} is out of date`);
    } else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  for (const file of (await Promise.all(folders.map(listPages))).flat()) {
    if (documents.has(file)) continue;
    if (isCheck) fail(`${file} is no longer generated`);
    else await rm(file);
  }
};
