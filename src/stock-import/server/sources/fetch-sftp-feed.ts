import { hash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import ssh2, { type Client, type SFTPWrapper, type Stats } from 'ssh2';
import { type AddressGuard, RefusedAddressError } from '#src/platform/egress/create-address-guard.ts';
import type { FeedSource } from '../../rules/config.ts';
import { FeedTooLargeError } from '../spool-feed.ts';
import { FeedSourceError } from './feed-source-error.ts';
import type { FetchedFeed, FetchFeed } from './fetched-feed.ts';
import type { SaveFeed } from './save-feed.ts';

export type SftpSource = Extract<FeedSource, { kind: 'sftp' }>;

export interface FetchSftpOptions {
  readonly save: SaveFeed;
  readonly maxBytes: number;
  readonly guard: AddressGuard;
  readonly readSecret: (variable: string) => string | undefined;
  /**
   * Milliseconds for which a file must stay unchanged after the read, in case the program that writes it only paused.
   */
  readonly settleMs?: number;
}

const handshakeTimeoutMs = 20_000;
const defaultSettleMs = 3_000;
const readBytes = 32 * 1024;
/** The most reads in flight. Single reads would be slow, because each waits for the server's response. */
const maxReads = 32;

/** From draft-ietf-secsh-filexfer-02. */
const sftpStatus = { endOfFile: 1, noSuchFile: 2, permissionDenied: 3 } as const;

const ask = <T>(call: (done: (error: Error | undefined | null, value: T) => void) => unknown): Promise<T> =>
  new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(error) : resolve(value)));
  });

const fingerprint = (key: Buffer): string => `SHA256:${hash('sha256', key, 'base64').replaceAll('=', '')}`;

const readVariable = (name: string | null, readSecret: FetchSftpOptions['readSecret']): string | undefined => {
  if (name === null) return undefined;
  const value = readSecret(name);
  if (value !== undefined && value.trim() !== '') return value;
  throw new FeedSourceError('setting', `The environment variable ${name} is not set.`);
};

interface Credentials {
  readonly password?: string;
  readonly privateKey?: string;
}

const readCredentials = (source: SftpSource, readSecret: FetchSftpOptions['readSecret']): Credentials => {
  const password = readVariable(source.passwordVariable, readSecret);
  const privateKey = readVariable(source.privateKeyVariable, readSecret);
  if (password === undefined && privateKey === undefined) {
    throw new FeedSourceError('setting', 'The source names neither a password nor a private key.');
  }
  if (privateKey !== undefined && ssh2.utils.parseKey(privateKey) instanceof Error) {
    throw new FeedSourceError('setting', `The private key in ${source.privateKeyVariable} can't be read.`);
  }
  return { ...(password !== undefined && { password }), ...(privateKey !== undefined && { privateKey }) };
};

const changed = 'The file changed while it was being read.';

/** Reads again while the server returns fewer bytes than requested. Throws if the file ends too early. */
const readExactly = async (sftp: SFTPWrapper, handle: Buffer, at: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const count = await ask<number>((done) =>
      sftp.read(handle, buffer, filled, length - filled, at + filled, (error, bytes) => done(error, bytes)),
    ).catch((error: { readonly code?: number }) => {
      if (error.code === sftpStatus.endOfFile) return 0;
      throw error;
    });
    if (count === 0) throw new FeedSourceError('broken', changed);
    filled += count;
  }
  return buffer;
};

async function* readWhole(sftp: SFTPWrapper, handle: Buffer, size: number): AsyncGenerator<Buffer> {
  const reads: Promise<Buffer>[] = [];
  let next = 0;
  const readOn = (): void => {
    while (next < size && reads.length < maxReads) {
      const length = Math.min(readBytes, size - next);
      const read = readExactly(sftp, handle, next, length);
      // This read is awaited later, or never if an earlier read fails. Its error must not become an unhandled
      // rejection.
      read.catch(() => undefined);
      reads.push(read);
      next += length;
    }
  };
  readOn();
  for (let read = reads.shift(); read !== undefined; read = reads.shift()) {
    yield await read;
    readOn();
  }
}

const isSame = (one: Stats, other: Stats): boolean => one.size === other.size && one.mtime === other.mtime;

const explainFault = (error: unknown, source: SftpSource, seenKey: string | undefined): unknown => {
  if (error instanceof FeedSourceError || error instanceof FeedTooLargeError) return error;
  const { host, path, hostKeySha256 } = source;
  if (error instanceof RefusedAddressError) {
    return new FeedSourceError('connection', `${host} isn't a public address.`, error);
  }
  if (seenKey !== undefined && seenKey !== hostKeySha256) {
    return new FeedSourceError('access', `The key of ${host} is ${seenKey}, not ${hostKeySha256}.`, error);
  }
  const { code, level } = error as { readonly code?: string | number; readonly level?: string };
  if (level === 'client-authentication') {
    return new FeedSourceError('access', `${host} rejects the username, password or key.`, error);
  }
  if (code === sftpStatus.noSuchFile)
    return new FeedSourceError('answer', `There is no file ${path} on ${host}.`, error);
  if (code === sftpStatus.permissionDenied) {
    return new FeedSourceError('access', `${host} doesn't let us read ${path}.`, error);
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new FeedSourceError('connection', `The host name ${host} can't be found.`, error);
  }
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') {
    return new FeedSourceError('connection', `${host} doesn't answer.`, error);
  }
  if (level === 'client-timeout') return new FeedSourceError('time', `${host} responds too slowly.`, error);
  if (typeof code === 'string' && /^(ENOSPC|EDQUOT|EACCES|EROFS|EIO|EMFILE)$/.test(code)) return error;
  return new FeedSourceError('connection', 'The connection ended before the whole file had arrived.', error);
};

const whenEnded = (client: Client, socket: Socket, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    client.on('error', reject);
    socket.on('error', reject);
    client.on('close', () => reject(new Error('The connection was closed.')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

export const createSftpFetch = (options: FetchSftpOptions): FetchFeed<SftpSource> => {
  const { save, maxBytes, guard, readSecret, settleMs = defaultSettleMs } = options;

  const receive = async (sftp: SFTPWrapper, { path }: SftpSource, signal: AbortSignal): Promise<FetchedFeed> => {
    const handle = await ask<Buffer>((done) => sftp.open(path, 'r', done));
    const before = await ask<Stats>((done) => sftp.fstat(handle, done));
    if (!before.isFile()) throw new FeedSourceError('answer', `${path} isn't a file.`);
    if (before.size > maxBytes) throw new FeedTooLargeError(maxBytes);
    const feed = await save(readWhole(sftp, handle, before.size), signal);
    try {
      await wait(settleMs, undefined, { signal });
      // Checks the path and not the open handle, because another file may have been put there.
      const after = await ask<Stats>((done) => sftp.stat(path, done));
      if (!isSame(before, after)) throw new FeedSourceError('broken', changed);
    } catch (error) {
      await feed.close();
      throw error;
    }
    const validators = { etag: null, lastModified: null };
    return { kind: 'fetched', feed, fileName: path.split('/').at(-1) ?? '', validators };
  };

  return async (source, _validators, signal) => {
    const { host, port, user, hostKeySha256 } = source;
    const credentials = readCredentials(source, readSecret);
    if (guard.isRefused(host)) throw new FeedSourceError('connection', `${host} isn't a public address.`);
    signal.throwIfAborted();
    const socket = connect({ host, port, lookup: guard.lookup, noDelay: true });
    const client = new ssh2.Client();
    let seenKey: string | undefined;
    const ended = whenEnded(client, socket, signal);
    ended.catch(() => undefined);
    const ending = new AbortController();
    const work = async (): Promise<FetchedFeed> => {
      const sftp = await new Promise<SFTPWrapper>((resolve, reject) => {
        // Many servers ask for the password with a prompt instead of accepting it with the user name.
        client.on('keyboard-interactive', (_name, _instructions, _language, prompts, answer) =>
          answer(prompts.map(() => credentials.password ?? '')),
        );
        client.on('ready', () => client.sftp((error, opened) => (error ? reject(error) : resolve(opened))));
        client.connect({
          sock: socket,
          username: user,
          ...credentials,
          tryKeyboard: credentials.password !== undefined,
          readyTimeout: handshakeTimeoutMs,
          hostVerifier: (key: Buffer) => {
            seenKey = fingerprint(key);
            return seenKey === hostKeySha256;
          },
        });
      });
      return receive(sftp, source, AbortSignal.any([signal, ending.signal]));
    };
    const working = work();
    try {
      return await Promise.race([working, ended]);
    } catch (error) {
      ending.abort();
      // Closes a feed that was saved in spite of the error, because nobody will use it.
      working.then(({ feed }) => feed.close()).catch(() => undefined);
      if (signal.aborted) throw error;
      throw explainFault(error, source, seenKey);
    } finally {
      client.on('error', () => undefined);
      client.destroy();
      socket.destroy();
    }
  };
};
