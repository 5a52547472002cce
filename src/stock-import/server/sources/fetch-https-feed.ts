import type { IncomingMessage } from 'node:http';
import { type AddressGuard, RefusedAddressError } from '#src/platform/egress/create-address-guard.ts';
import { openAnswer } from '#src/platform/egress/create-guarded-request.ts';
import type { FeedSource } from '../../rules/config.ts';
import { FeedTooLargeError } from '../spool-feed.ts';
import { FeedSourceError } from './feed-source-error.ts';
import type { FetchedFeed, FetchFeed, Validators } from './fetched-feed.ts';
import type { SaveFeed } from './save-feed.ts';

export type HttpsSource = Extract<FeedSource, { kind: 'https' }>;

export interface FetchHttpsOptions {
  readonly save: SaveFeed;
  readonly guard: AddressGuard;
  readonly readSecret: (variable: string) => string | undefined;
  readonly ca?: string | undefined;
}

const maxRedirects = 3;
const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308];
const readableCodings: readonly string[] = ['', 'identity', 'gzip', 'x-gzip'];
const maxValidatorLength = 200;

const cutOff = 'The connection ended before the whole file had arrived.';

const explainFault = (error: unknown, { host }: URL): unknown => {
  if (error instanceof FeedSourceError || error instanceof FeedTooLargeError) return error;
  if (error instanceof RefusedAddressError) {
    return new FeedSourceError('connection', `${host} isn't a public address.`, error);
  }
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^(ENOTFOUND|EAI_)/.test(code))
    return new FeedSourceError('connection', `The host name ${host} can't be found.`, error);
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) {
    return new FeedSourceError('connection', `The certificate of ${host} isn't valid (${code}).`, error);
  }
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/.test(code)) {
    return new FeedSourceError('connection', `${host} doesn't answer.`, error);
  }
  // The dealer gets no explanation of our own errors, such as a full disk.
  if (/^(ENOSPC|EDQUOT|EACCES|EROFS|EIO|EMFILE)$/.test(code)) return error;
  return new FeedSourceError('connection', cutOff, error);
};

const readAuthorization = ({ authorizationVariable }: HttpsSource, readSecret: FetchHttpsOptions['readSecret']) => {
  if (authorizationVariable === null) return undefined;
  const value = readSecret(authorizationVariable)?.trim();
  if (value) return value;
  throw new FeedSourceError('setting', `The environment variable ${authorizationVariable} is not set.`);
};

const conditionsOf = ({ etag, lastModified }: Validators) => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

const readValidator = (value: string | undefined): string | null =>
  value === undefined || value.length > maxValidatorLength ? null : value;

const findRedirect = ({ headers }: IncomingMessage, url: URL): URL => {
  const next = URL.parse(headers.location ?? '', url);
  if (next === null || next.protocol !== 'https:' || next.username !== '') {
    throw new FeedSourceError('answer', "The server redirects to an address that isn't https.");
  }
  return next;
};

/**
 * Throws if the body is incomplete or isn't as long as announced. Node usually throws first, but a proxy can hide the
 * fault from Node.
 */
const assertWhole = ({ complete, headers }: IncomingMessage, receivedBytes: number): void => {
  const announced = headers['content-length'];
  if (!complete || (announced !== undefined && Number(announced) !== receivedBytes)) {
    throw new FeedSourceError('connection', cutOff);
  }
};

export const createHttpsFetch = ({ save, guard, readSecret, ca }: FetchHttpsOptions): FetchFeed<HttpsSource> => {
  const open = async (url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal) => {
    if (guard.isRefused(url.hostname)) throw new RefusedAddressError(url.hostname);
    const ownHeaders = { 'accept-encoding': 'gzip, identity', 'user-agent': 'Forecourt' };
    return openAnswer(url, {
      agent: false,
      lookup: guard.lookup,
      signal,
      ca,
      method: 'GET',
      headers: { ...ownHeaders, ...headers },
    });
  };

  const receive = async (answer: IncomingMessage, url: URL, signal: AbortSignal): Promise<FetchedFeed> => {
    const { statusCode, headers } = answer;
    const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (statusCode !== 200) throw new FeedSourceError('answer', `The server responded with ${statusCode}.`);
    if (!readableCodings.includes(coding)) {
      throw new FeedSourceError('answer', "The server compressed the file in a way we didn't ask for.");
    }
    const feed = await save(answer, signal);
    try {
      assertWhole(answer, feed.receivedBytes);
    } catch (error) {
      await feed.close();
      throw error;
    }
    const validators = {
      etag: readValidator(headers.etag),
      lastModified: readValidator(headers['last-modified']),
    };
    return { kind: 'fetched', feed, fileName: url.pathname.split('/').at(-1) ?? '', validators };
  };

  return async (source, validators, signal) => {
    const authorization = readAuthorization(source, readSecret);
    const asked = new URL(source.url);
    const conditions = conditionsOf(validators);
    let url = asked;
    try {
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        // Sends the secret only to the origin of the source's own URL.
        const isOwn = url.origin === asked.origin;
        const secret = isOwn && authorization !== undefined ? { authorization } : {};
        const answer = await open(url, { ...secret, ...conditions }, signal);
        const { statusCode = 0 } = answer;
        if (statusCode === 304 && Object.keys(conditions).length > 0) {
          answer.destroy();
          return { kind: 'unchanged' };
        }
        if (!redirectStatuses.includes(statusCode)) {
          try {
            return await receive(answer, url, signal);
          } finally {
            answer.destroy();
          }
        }
        answer.destroy();
        url = findRedirect(answer, url);
      }
      throw new FeedSourceError('answer', `The server redirects more than ${maxRedirects} times.`);
    } catch (error) {
      // The caller ended the fetch and knows why.
      if (signal.aborted) throw error;
      throw explainFault(error, url);
    }
  };
};
