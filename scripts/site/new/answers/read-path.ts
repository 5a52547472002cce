import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the dealer typed the command. npm sets INIT_CWD before it changes to the project's folder. */
const typedIn = process.env.INIT_CWD ?? '.';

/** Reads a path as a terminal writes it for a dropped file: quoted, with escaped spaces, or as a file: URL. */
export const readPath = (text: string): string => {
  const plain = text
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll(/\\(.)/g, '$1');
  if (plain.startsWith('file://')) return fileURLToPath(plain);
  return resolve(typedIn, plain.replace(/^~(?=\/)/, homedir()));
};
