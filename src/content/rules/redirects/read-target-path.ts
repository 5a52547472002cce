import { normaliseRedirectPath } from './normalise-redirect-path.ts';
import { settleTarget } from './settle-target.ts';

/** The path of a target as a dealer wrote it, as redirects are found by. */
export const readTargetPath = (target: string): string =>
  normaliseRedirectPath(settleTarget(target).split(/[?#]/)[0] ?? '');
