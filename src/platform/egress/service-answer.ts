import type { z } from 'zod';
import type { GuardedAnswer } from './create-guarded-request.ts';

export type NoServiceAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** @spec D.59 */
export type ServiceAnswer<Found extends { readonly kind: string }> = Found | NoServiceAnswer;

export const failService = (isRetryable: boolean, reason: string): NoServiceAnswer => ({
  kind: 'failed',
  isRetryable,
  reason,
});

/** @spec D.59 */
export const readServiceStatus = (status: number): NoServiceAnswer | null => {
  if (status === 404 || status === 204) return { kind: 'none' };
  if (status === 200) return null;
  return failService(status >= 500 || status === 429 || status === 408, `it responded with ${status}`);
};

const parseJson = (data: Buffer): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(data.toString('utf8')) };
  } catch {
    return null;
  }
};

/** @spec D.59 */
export const readServiceJson = <Value>(
  answer: GuardedAnswer,
  schema: z.ZodType<Value>,
): ServiceAnswer<{ readonly kind: 'read'; readonly value: Value }> => {
  // A retry doesn't help if the site names an address that isn't public.
  if (answer.kind === 'refused') return failService(answer.reason !== 'address', `refused: ${answer.reason}`);
  const nothing = readServiceStatus(answer.status);
  if (nothing !== null) return nothing;
  const parsed = parseJson(answer.data);
  if (parsed === null) return failService(true, 'its response is not JSON');
  const read = schema.safeParse(parsed.json);
  return read.success ? { kind: 'read', value: read.data } : failService(true, 'its response has the wrong shape');
};
