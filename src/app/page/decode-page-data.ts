import { UNSAFE_decodeViaTurboStream as decode, UNSAFE_SingleFetchRedirectSymbol as moved } from 'react-router';

type PageAnswer =
  | { readonly kind: 'page'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'moved'; readonly address: string; readonly isNewDocument: boolean };

interface SentAnswer {
  readonly [moved]?: { readonly redirect: string; readonly reload: boolean };
  readonly [routeId: string]: { readonly data?: unknown; readonly error?: unknown } | undefined;
}

/**
 * Imported on demand, because only a page that replaces another without a page load needs it.
 * @throws an error with a cause if the response can't be decoded, for example because the connection broke off
 */
export const decodePageData = async (body: ReadableStream<Uint8Array>, routeId: string): Promise<PageAnswer> => {
  let answer: SentAnswer;
  try {
    answer = (await decode(body, window)).value as SentAnswer;
  } catch (cause) {
    throw new Error('Unable to decode a page’s data', { cause });
  }
  const to = answer[moved];
  if (to !== undefined) return { kind: 'moved', address: to.redirect, isNewDocument: to.reload };
  const part = answer[routeId];
  if (part !== undefined && 'data' in part) return { kind: 'page', data: part.data };
  const [failed = part] = Object.values(answer).filter((other) => other?.error !== undefined);
  return { kind: 'failed', error: failed?.error ?? { status: 500, data: null } };
};
