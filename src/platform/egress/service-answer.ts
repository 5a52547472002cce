/** That a service has nothing to say, or that it could not be asked: each an answer, never an exception. */
export type NoServiceAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** What an outside service found, or why there is nothing of it. @spec D.59 */
export type ServiceAnswer<Found extends { readonly kind: string }> = Found | NoServiceAnswer;

/** What the status of a service's answer says by itself; null of one whose body is to be read. @spec D.59 */
export const readServiceStatus = (status: number): NoServiceAnswer | null => {
  // Something that the service does not know is no failure.
  if (status === 404 || status === 204) return { kind: 'none' };
  if (status === 200) return null;
  const isRetryable = status >= 500 || status === 429 || status === 408;
  return { kind: 'failed', isRetryable, reason: `it answered ${status}` };
};
