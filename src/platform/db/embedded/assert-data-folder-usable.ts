import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readNpmScript } from '../../env.ts';

export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const ownFiles = [
  'lock.sqlite',
  'lock.pid',
  'sealing.key',
  'vapid.keys',
  'images',
  'indexes',
  'mail',
  'sms',
  'tmp',
  'feeds',
  'postgres',
];

const readStats = (path: string, read: (path: string) => Stats = statSync): Stats | undefined => {
  try {
    return read(path);
  } catch {
    return undefined;
  }
};

const nameAccount = (uid: number): string => {
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const line = accounts.find((account) => account.split(':')[2] === String(uid));
  return line?.split(':')[0] ?? `#${uid}`;
};

const quote = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

const describeCall = ([, file = '', ...rest]: readonly string[], npmScript: string | undefined): string => {
  const called = npmScript === undefined ? ['node', relative('.', file)] : ['npm', 'run', npmScript];
  const divider = npmScript === undefined || rest.length === 0 ? [] : ['--'];
  return [...called, ...divider, ...rest].map(quote).join(' ');
};

interface Caller {
  readonly uid: number;
  readonly call: string;
}

const readCaller = (): Caller | undefined => {
  const uid = process.getuid?.();
  const call = describeCall(process.argv, readNpmScript());
  return uid === undefined ? undefined : { uid, call };
};

/**
 * Throws DataFolderError if the database belongs to another account. If the folder has no database yet, throws only for
 * root, because other accounts may use a mounted volume that another account owns.
 */
const assertOwnDatabase = (dataDir: string, { uid, call }: Caller): void => {
  const database = readStats(join(dataDir, 'postgres'));
  const owner = (database ?? readStats(dataDir))?.uid;
  if (owner === undefined || owner === uid || (database === undefined && uid !== 0)) return;
  const name = nameAccount(owner);
  throw new DataFolderError(
    `The data folder ${dataDir} belongs to ${name}, and this process runs as ${nameAccount(uid)}: ${name} couldn't read the files it would write there. ` +
      `Run it as ${name}: sudo -E -u ${quote(name)} ${call}`,
  );
};

const isHidden = (path: string): boolean => {
  try {
    const { R_OK, W_OK, X_OK } = constants;
    accessSync(path, lstatSync(path).isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK);
    return false;
  } catch (error) {
    return ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
};

const findHidden = (path: string, isDeep: boolean): string | undefined => {
  if (isHidden(path)) return path;
  if (!isDeep || readStats(path, lstatSync)?.isDirectory() !== true) return undefined;
  for (const name of readdirSync(path)) {
    const hidden = findHidden(join(path, name), isDeep);
    if (hidden !== undefined) return hidden;
  }
  return undefined;
};

/**
 * Throws DataFolderError if this process can't read and write the folder, one of `ownFiles` or a file of the database.
 * Ignores other files, because a mounted volume can contain files of its own.
 */
export const assertFilesUsable = (dataDir: string, caller = readCaller()): void => {
  const hidden =
    findHidden(dataDir, false) ??
    ownFiles.map((name) => findHidden(join(dataDir, name), name === 'postgres')).find((path) => path !== undefined);
  if (hidden === undefined || caller === undefined) return;
  const owner = readStats(hidden, lstatSync)?.uid;
  const belongs = owner === undefined ? '' : `, which belongs to ${nameAccount(owner)}`;
  throw new DataFolderError(
    `This process runs as ${nameAccount(caller.uid)} and can't read and write ${hidden}${belongs}. ` +
      `As root, give the data folder to the account that runs the server: chown -R ${caller.uid} ${quote(dataDir)}`,
  );
};

export const assertDataFolderUsable = (dataDir: string, caller = readCaller()): void => {
  if (caller !== undefined) assertOwnDatabase(dataDir, caller);
  assertFilesUsable(dataDir, caller);
};
