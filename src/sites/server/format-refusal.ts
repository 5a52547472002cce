import type { SiteProblem } from '../config/site-problem.ts';

const formatPath = (path: SiteProblem['path']): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');

const formatProblem = ({ path, message, allowed }: SiteProblem, line: number | undefined): string => {
  const place = [line === undefined ? '' : `line ${line}`, formatPath(path)].filter((part) => part !== '').join(', ');
  return [`  ${place === '' ? '' : `${place}: `}${message}`, ...(allowed ? [`      allowed: ${allowed}`] : [])].join(
    '\n',
  );
};

export const formatProblems = (
  heading: string,
  problems: readonly SiteProblem[],
  lineOf: (path: SiteProblem['path']) => number | undefined = () => undefined,
): string =>
  [heading, ...problems.map((problem) => formatProblem(problem, problem.line ?? lineOf(problem.path)))].join('\n');

export const formatRefusal = (
  file: string,
  problems: readonly SiteProblem[],
  lineOf?: (path: SiteProblem['path']) => number | undefined,
): string => formatProblems(`${file} can't be used:`, problems, lineOf);
