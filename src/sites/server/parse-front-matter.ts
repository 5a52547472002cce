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

/** The two --- lines, which stand before the text beside its YAML. */
const fenceLines = 2;

/** A file of YAML between --- lines, then text. */
export const parseFrontMatter = (source: string): FrontMatter => {
  const [, yaml, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || body === undefined) {
    const message = 'needs --- lines with what it is, before its text';
    return { kind: 'refused', problems: [{ path: [], message }] };
  }
  // An empty line in place of the first --- makes every line that is told the file's own.
  const parsed = parseYaml(`\n${yaml}`);
  if (parsed.kind === 'refused') return parsed;
  const bodyLine = yaml.split('\n').length + fenceLines + 1;
  return { kind: 'document', raw: parsed.raw, body, bodyLine, lineOf: parsed.lineOf };
};
