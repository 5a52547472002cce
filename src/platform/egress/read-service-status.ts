import type { NoServiceAnswer } from './service-answer.ts';

/** What the status of a service's answer says by itself; null of one whose body is to be read. @spec D.59 */
export const readServiceStatus = (status: number): NoServiceAnswer | null => {
  // Something that the service does not know is no failure.
  if (status === 404 || status === 204) return { kind: 'none' };
  if (status === 200) return null;
  const isRetryable = status >= 500 || status === 429 || status === 408;
  return { kind: 'failed', isRetryable, reason: `it answered ${status}` };
};
