export interface PageFailure {
  readonly status: number;
  readonly data: unknown;
}

/** True for a response with an error status, from a loader on the server or from a request for data in the browser. */
export const isPageFailure = (error: unknown): error is PageFailure =>
  typeof error === 'object' &&
  error !== null &&
  'data' in error &&
  'status' in error &&
  typeof error.status === 'number';

export const readErrorStatus = (error: unknown): number => (isPageFailure(error) ? error.status : 500);
