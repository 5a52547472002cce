import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { SiteProblem } from '../config/site-problem.ts';

export type ParsedYaml =
  | {
      readonly kind: 'document';
      readonly raw: unknown;
      /** The line of a path, or of the nearest key above it; undefined when the file says nothing of it. */
      readonly lineOf: (path: SiteProblem['path']) => number | undefined;
    }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

const maxAliases = 100;

const refuse = (reasons: readonly string[]): ParsedYaml => ({
  kind: 'refused',
  problems: reasons.map((message) => ({ path: [], message })),
});

const toPlainValue = (document: Document): { readonly raw: unknown } | { readonly reason: string } => {
  try {
    return { raw: document.toJS({ maxAliasCount: maxAliases }) };
  } catch (error) {
    // The parser throws this, and nothing else, when aliases would unfold into more than the machine can hold.
    if (error instanceof ReferenceError) return { reason: error.message };
    throw error;
  }
};

/** Reads YAML 1.2 and remembers where everything stands. A key that is there twice is an error. */
export const parseYaml = (text: string): ParsedYaml => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, strict: true });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) return refuse(faults.map(({ message }) => message.trimEnd()));

  const lineOf = (path: SiteProblem['path']): number | undefined => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  const value = toPlainValue(document);
  return 'reason' in value ? refuse([value.reason]) : { kind: 'document', raw: value.raw, lineOf };
};
