import { isNode, LineCounter, parseDocument } from 'yaml';
import type { SiteProblem } from '../config/site-problem.ts';

export type ParsedSiteFile =
  | {
      readonly kind: 'document';
      readonly raw: unknown;
      /** The line of a path, or of the nearest key above it; undefined when the file says nothing of it. */
      readonly lineOf: (path: SiteProblem['path']) => number | undefined;
    }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

/** Reads YAML 1.2 and remembers where everything stands. A key that is there twice is an error. */
export const parseSiteFile = (text: string): ParsedSiteFile => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, strict: true });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) return { kind: 'refused', reasons: faults.map(({ message }) => message.trimEnd()) };

  const lineOf = (path: SiteProblem['path']): number | undefined => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  return { kind: 'document', raw: document.toJS({ maxAliasCount: 100 }), lineOf };
};
