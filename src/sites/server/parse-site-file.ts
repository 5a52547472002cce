import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { SiteProblem } from '../config/site-problem.ts';
import type { SiteFile, SiteFolder } from './site-folder.ts';

type ParsedYaml =
  | {
      readonly kind: 'document';
      readonly raw: unknown;
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
    // The parser throws ReferenceError for an unknown alias, or if aliases expand beyond `maxAliases`.
    if (error instanceof ReferenceError) return { reason: error.message };
    throw error;
  }
};

/** Finds unquoted keys such as 'Stk #'. In YAML, a # after a space starts a comment. */
const findCutKeys = (document: Document): readonly string[] => {
  const found: string[] = [];
  visit(document, {
    Scalar: (_, { value, comment }) => {
      if (comment?.startsWith(':')) found.push(`a name with a # needs quotes: "${value} #"${comment}`);
    },
  });
  return found;
};

export const parseYaml = (text: string): ParsedYaml => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, strict: true });
  const faults = [...document.errors, ...document.warnings];
  const cutKeys = findCutKeys(document);
  if (faults.length + cutKeys.length > 0)
    return refuse([...faults.map(({ message }) => message.trimEnd()), ...cutKeys]);

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

export const readYamlFile = async (
  folder: SiteFolder,
  file: string,
): Promise<ParsedYaml | Exclude<SiteFile, { kind: 'text' }>> => {
  const found = await folder.read(file);
  return found.kind === 'text' ? parseYaml(found.text) : found;
};

type FrontMatter =
  | {
      readonly kind: 'document';
      readonly raw: unknown;
      readonly body: string;
      readonly bodyLine: number;
      readonly lineOf: (path: SiteProblem['path']) => number | undefined;
    }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

const fenceLines = 2;

export const parseFrontMatter = (source: string): FrontMatter => {
  const [, yaml, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || body === undefined) {
    const message = 'must begin with its settings between two --- lines, followed by its text';
    return { kind: 'refused', problems: [{ path: [], message }] };
  }
  // The empty line replaces the first ---, so that reported line numbers match the file.
  const parsed = parseYaml(`\n${yaml}`);
  if (parsed.kind === 'refused') return parsed;
  const bodyLine = yaml.split('\n').length + fenceLines + 1;
  return { kind: 'document', raw: parsed.raw, body, bodyLine, lineOf: parsed.lineOf };
};
