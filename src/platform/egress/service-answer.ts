/** That a service has nothing to say, or that it could not be asked: each an answer, never an exception. */
export type NoServiceAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** What an outside service found, or why there is nothing of it. @spec D.59 */
export type ServiceAnswer<Found extends { readonly kind: string }> = Found | NoServiceAnswer;
