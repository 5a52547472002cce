import type { SiteProblem } from '../config/site-problem.ts';
import { parseYaml } from './parse-yaml.ts';

export type FrontMatter =
  | {
      readonly kind: 'document';
      readonly raw: unknown;
      /** The text under the second --- line. */
      readonly body: string;
      /** The line of the whole file on which that text begins. */
      readonly bodyLine: number;
      /** The line of a path in the whole file. */
      readonly lineOf: (path: SiteProblem['path']) => number | undefined;
    }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

/** Lines of the file before its YAML, the first ---, and before its text, the second one too. */
const linesBefore = { yaml: 1, body: 2 };

/** A file of YAML between --- lines, then text. */
export const parseFrontMatter = (source: string): FrontMatter => {
  const [, yaml, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || body === undefined) {
    const message = 'needs --- lines with what it is, before its text';
    return { kind: 'refused', problems: [{ path: [], message }] };
  }
  const parsed = parseYaml(yaml);
  if (parsed.kind === 'refused') return parsed;
  const lineOf = (path: SiteProblem['path']): number | undefined => {
    const line = parsed.lineOf(path);
    return line === undefined ? undefined : line + linesBefore.yaml;
  };
  const bodyLine = yaml.split('\n').length + linesBefore.body + 1;
  return { kind: 'document', raw: parsed.raw, body, bodyLine, lineOf };
};
