import type { SiteProblem } from '../config/site-problem.ts';
import { parseYaml } from './parse-yaml.ts';

export type FrontMatter =
  | {
      readonly kind: 'document';
      readonly raw: unknown;
      /** The text under the second --- line. */
      readonly body: string;
      /** The line of a path in the whole file. */
      readonly lineOf: (path: SiteProblem['path']) => number | undefined;
    }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

/** Lines of the file before its YAML: the first ---. */
const linesBefore = 1;

/** A file of YAML between --- lines, then text. */
export const parseFrontMatter = (source: string): FrontMatter => {
  const [, yaml, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || body === undefined) {
    return { kind: 'refused', reasons: ['needs --- lines with what it is, before its text'] };
  }
  const parsed = parseYaml(yaml);
  if (parsed.kind === 'refused') return parsed;
  const lineOf = (path: SiteProblem['path']): number | undefined => {
    const line = parsed.lineOf(path);
    return line === undefined ? undefined : line + linesBefore;
  };
  return { kind: 'document', raw: parsed.raw, body, lineOf };
};
