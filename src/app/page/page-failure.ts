export interface PageFailure {
  readonly status: number;
  readonly data: unknown;
}

export const isPageFailure = (error: unknown): error is PageFailure =>
  typeof error === 'object' &&
  error !== null &&
  'data' in error &&
  'status' in error &&
  typeof error.status === 'number';

export const readErrorStatus = (error: unknown): number => (isPageFailure(error) ? error.status : 500);
