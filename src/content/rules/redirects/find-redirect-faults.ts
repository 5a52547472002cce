import { isOwnPath, type RedirectsInput, readTargetPath } from './redirect.ts';

export interface RedirectFault {
  readonly index: number;
  readonly key: 'from' | 'to';
  readonly message: string;
}

/** A redirect's target as written, and the normalised path that another redirect could match. */
interface Step {
  readonly to: string;
  readonly path: string;
}

type Steps = ReadonlyMap<string, Step>;

/** Returns the last step of a chain of redirects; undefined if the chain loops. */
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
    ? `'${step.to}' leads round in a circle`
    : `'${step.to}' leads on to '${end.to}': lead there at once`;
};

/** Finds redirects that are duplicated, hide a page, chain to another redirect, or loop. */
export const findRedirectFaults = (
  redirects: RedirectsInput,
  isPage: (path: string) => boolean,
): readonly RedirectFault[] => {
  const steps = redirects.map(({ from, to }) => ({
    from,
    path: readTargetPath(from),
    step: { to, path: readTargetPath(to) },
  }));
  const next = new Map(steps.map(({ path, step }) => [path, step]));
  const firsts = new Map<string, number>();
  return steps.flatMap(({ from, path, step }, index): RedirectFault[] => {
    const first = firsts.get(path);
    firsts.set(path, first ?? index);
    const chain = explainStep(step, next);
    return [
      ...(first === undefined ? [] : [{ index, key: 'from' as const, message: `'${from}' is listed twice` }]),
      ...(isPage(path) || isOwnPath(path)
        ? [{ index, key: 'from' as const, message: `'${from}' would hide a page of this site` }]
        : []),
      ...(chain === undefined ? [] : [{ index, key: 'to' as const, message: chain }]),
    ];
  });
};
