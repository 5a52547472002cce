import { z } from 'zod';
import { findRedirectFaults } from '#src/content/rules/redirects/find-redirect-faults.ts';
import { readTargetPath } from '#src/content/rules/redirects/read-target-path.ts';
import type { RedirectTable } from '#src/content/rules/redirects/redirect.ts';
import { type RedirectsInput, redirectsSchema } from '#src/content/rules/redirects/redirects-schema.ts';
import { settleTarget } from '#src/content/rules/redirects/settle-target.ts';
import { explainIssues } from '../explain-issues.ts';
import type { SchemaNode } from '../site-json-schema.ts';
import type { SiteProblem } from '../site-problem.ts';

export type CheckedRedirects =
  | { readonly kind: 'redirects'; readonly redirects: RedirectTable }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

const toTable = (redirects: RedirectsInput): RedirectTable =>
  Object.fromEntries(redirects.map(({ from, to, status }) => [readTargetPath(from), { to: settleTarget(to), status }]));

/** A site's redirects as their dealer wrote them, checked against each other and against the pages of the site. */
export const checkRedirects = (raw: unknown, isPage: (path: string) => boolean): CheckedRedirects => {
  const parsed = redirectsSchema.safeParse(raw ?? []);
  if (!parsed.success) {
    const node = z.toJSONSchema(redirectsSchema, { io: 'input' }) as SchemaNode;
    return { kind: 'refused', problems: explainIssues(parsed.error.issues, raw, node) };
  }
  const faults = findRedirectFaults(parsed.data, isPage);
  if (faults.length === 0) return { kind: 'redirects', redirects: toTable(parsed.data) };
  return { kind: 'refused', problems: faults.map(({ index, key, message }) => ({ path: [index, key], message })) };
};
