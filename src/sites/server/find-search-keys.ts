import type { SearchEngine } from '../config/search-engine-schema.ts';

export type SearchKeys =
  | {
      readonly kind: 'keys';
      /** May only search; it reaches the browser. Null if the site names none. */
      readonly searchKey: string | null;
      /** May write; it never leaves the server. Null if the site names none. */
      readonly adminKey: string | null;
    }
  | { readonly kind: 'missing'; readonly variables: readonly string[] };

export const isForeignSearch = ({ host }: Pick<SearchEngine, 'host'>): boolean => !host.startsWith('/');

/** The built-in engine needs no keys, an external server every key that the file names. @spec B3.25, D.15 */
export const findSearchKeys = (
  engine: SearchEngine,
  readSecret: (variable: string) => string | undefined,
): SearchKeys => {
  const read = (variable: string | null): string | null => (variable === null ? null : (readSecret(variable) ?? null));
  const named = [engine.searchKeyVariable, engine.adminKeyVariable].filter((variable) => variable !== null);
  const variables = named.filter((variable) => read(variable) === null);
  if (isForeignSearch(engine) && variables.length > 0) return { kind: 'missing', variables };
  return { kind: 'keys', searchKey: read(engine.searchKeyVariable), adminKey: read(engine.adminKeyVariable) };
};
