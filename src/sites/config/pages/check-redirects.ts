import {
  isOwnPath,
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

interface Step {
  readonly to: string;
  readonly path: string;
}

type Steps = ReadonlyMap<string, Step>;

const findEnd = (first: Step, next: Steps): Step | undefined => {
  const seen = new Set<string>();
  let at = first;
  for (let further = next.get(at.path); further !== undefined; further = next.get(at.path)) {
    if (seen.has(at.path)) return undefined;
    seen.add(at.path);
    at = further;
  }
  return at;
};

const explainStep = (step: Step, next: Steps): string | undefined => {
  if (!next.has(step.path)) return undefined;
  const end = findEnd(step, next);
  return end === undefined
    ? `'${step.to}' redirects in a circle`
    : `'${step.to}' redirects again to '${end.to}': redirect straight there`;
};

const findProblems = (redirects: RedirectsInput, isPage: (path: string) => boolean): readonly SiteProblem[] => {
  const steps = redirects.map(({ from, to }) => ({
    from,
    path: readTargetPath(from),
    step: { to, path: readTargetPath(to) },
  }));
  const next = new Map(steps.map(({ path, step }) => [path, step]));
  const firsts = new Map<string, number>();
  return steps.flatMap(({ from, path, step }, index): SiteProblem[] => {
    const first = firsts.get(path);
    firsts.set(path, first ?? index);
    const chain = explainStep(step, next);
    return [
      ...(first === undefined ? [] : [{ path: [index, 'from'], message: `'${from}' is listed twice` }]),
      ...(isPage(path) || isOwnPath(path)
        ? [{ path: [index, 'from'], message: `'${from}' would hide a page of this site` }]
        : []),
      ...(chain === undefined ? [] : [{ path: [index, 'to'], message: chain }]),
    ];
  });
};

const checkRows = createInputCheck<RedirectsInput>(redirectsSchema);

const toTable = (redirects: RedirectsInput): RedirectTable =>
  Object.fromEntries(redirects.map(({ from, to, status }) => [readTargetPath(from), { to: settleTarget(to), status }]));

export const checkRedirects = (raw: unknown, isPage: (path: string) => boolean): CheckedRedirects => {
  const checked = checkRows(raw ?? []);
  if (checked.kind === 'refused') return checked;
  const problems = findProblems(checked.input, isPage);
  return problems.length === 0
    ? { kind: 'redirects', redirects: toTable(checked.input) }
    : { kind: 'refused', problems };
};
