import { findRedirectFaults } from '#src/content/rules/redirects/find-redirect-faults.ts';
import {
  type RedirectsInput,
  type RedirectTable,
  readTargetPath,
  redirectsSchema,
  settleTarget,
} from '#src/content/rules/redirects/redirect.ts';
import type { SiteProblem } from '../site-problem.ts';
import { createInputCheck } from './create-input-check.ts';

export type CheckedRedirects =
  | { readonly kind: 'redirects'; readonly redirects: RedirectTable }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

const checkRows = createInputCheck<RedirectsInput>(redirectsSchema);

const toTable = (redirects: RedirectsInput): RedirectTable =>
  Object.fromEntries(redirects.map(({ from, to, status }) => [readTargetPath(from), { to: settleTarget(to), status }]));

export const checkRedirects = (raw: unknown, isPage: (path: string) => boolean): CheckedRedirects => {
  const checked = checkRows(raw ?? []);
  if (checked.kind === 'refused') return checked;
  const faults = findRedirectFaults(checked.input, isPage);
  if (faults.length === 0) return { kind: 'redirects', redirects: toTable(checked.input) };
  return { kind: 'refused', problems: faults.map(({ index, key, message }) => ({ path: [index, key], message })) };
};
