import type { CustomFetch } from 'openid-client';
import type { GuardedRequest } from '#src/platform/egress/create-guarded-request.ts';
import { DirectoryUnreachableError } from './directory-unreachable-error.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const tooMany = 429;
const noContent = 204;

/**
 * Sends openid-client's requests through the guarded client. That client doesn't return the content type, which
 * openid-client checks, so it's derived from the body.
 */
export const createDirectoryFetch =
  (ask: GuardedRequest): CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await ask(new URL(url), {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      isEveryAnswerRead: true,
      ...(body !== null && body !== undefined && { body: String(body) }),
    });
    if (answer.kind === 'refused') throw new DirectoryUnreachableError(`The request failed: ${answer.reason}.`);
    const { status, data } = answer;
    if (status >= 500 || status === tooMany)
      throw new DirectoryUnreachableError(`The directory responded with ${status}.`);
    const text = data.toString('utf8');
    return new Response(status === noContent ? null : text, {
      status,
      headers: { 'content-type': isJson(text) ? 'application/json' : 'text/plain' },
    });
  };
