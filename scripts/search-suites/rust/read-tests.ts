import { findClosing, splitArguments } from './find-closing.ts';

export type Step =
  | { readonly kind: 'value'; readonly name: string; readonly written: string }
  | { readonly kind: 'index'; readonly name: string; readonly source: string; readonly arguments: readonly string[] }
  | { readonly kind: 'call'; readonly on: string; readonly method: string; readonly arguments: readonly string[] }
  | { readonly kind: 'check'; readonly macro: string; readonly arguments: readonly string[] };

export interface ServerTest {
  readonly name: string;
  readonly steps: readonly Step[];
}

const stepPattern =
  /let (?:mut )?(\w{1,60}) = (json!\(|&?[A-Z_]{2,60}(?:\.clone\(\))?;)|let (?:mut )?(\w{1,60}) = (?:server\s{0,40}\.)?((?:shared_|unique_)?index\w{0,60})\(|(?<!\w)(\w{1,60})\s{0,60}\.\s{0,60}(add_documents|update_settings\w{0,60}|search(?:_post|_get)?|multi_search|get_all_documents|fetch_documents)\(|((?:assert_json_)?snapshot|assert_eq|assert)!\(|(test_settings_documents_indexing_swapping_and_search)\(/g;

const toStep = (found: RegExpExecArray, body: string): Step => {
  const [whole, value, written = '', index, source = '', on = '', method = '', macro] = found;
  const bracket = found.index + whole.length - 1;
  const given = (): readonly string[] => splitArguments(body, bracket);
  if (value !== undefined) {
    const isJson = written.startsWith('json!');
    const json = isJson ? `json!${body.slice(bracket, findClosing(body, bracket) + 1)}` : written.slice(0, -1);
    return { kind: 'value', name: value, written: json };
  }
  if (index !== undefined) return { kind: 'index', name: index, source, arguments: given() };
  if (macro !== undefined) return { kind: 'check', macro, arguments: given() };
  return method === ''
    ? { kind: 'call', on: '', method: 'test_settings', arguments: given() }
    : { kind: 'call', on, method, arguments: given() };
};

/**
 * Lists each test's steps in the order in which they're written, so checks in a call's callback come after the call.
 */
export const readTests = (text: string): readonly ServerTest[] =>
  [...text.matchAll(/#\[actix_rt::test\]\s*(?:#\[[^\]]*\]\s*)*async fn (\w+)\([^)]*\)\s*\{/g)].map((found) => {
    const start = found.index + found[0].length - 1;
    const body = text.slice(start, findClosing(text, start) + 1);
    return { name: found[1] ?? '', steps: [...body.matchAll(stepPattern)].map((step) => toStep(step, body)) };
  });

export const readShared = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/static (\S+?): Lazy<Value> = Lazy::new\(\|\| \{\s*json!\(/g)].map((found) => {
      const bracket = found.index + found[0].length - 1;
      return [found[1] ?? '', `json!${text.slice(bracket, findClosing(text, bracket) + 1)}`] as const;
    }),
  );
