import type { SearchEngineConfig } from '../config/search-engine-schema.ts';

export type SearchKeys =
  | {
      readonly kind: 'keys';
      readonly searchKey: string | null;
      /** This key can write to the search server, so browsers must never get it. */
      readonly adminKey: string | null;
    }
  | { readonly kind: 'missing'; readonly variables: readonly string[] };

export const isForeignSearch = ({ host }: Pick<SearchEngineConfig, 'host'>): boolean => !host.startsWith('/');

/** @spec B3.25, D.15 */
export const findSearchKeys = (
  engine: SearchEngineConfig,
  readSecret: (variable: string) => string | undefined,
): SearchKeys => {
  const read = (variable: string | null): string | null => (variable === null ? null : (readSecret(variable) ?? null));
  const named = [engine.searchKeyVariable, engine.adminKeyVariable].filter((variable) => variable !== null);
  const variables = named.filter((variable) => read(variable) === null);
  if (isForeignSearch(engine) && variables.length > 0) return { kind: 'missing', variables };
  return { kind: 'keys', searchKey: read(engine.searchKeyVariable), adminKey: read(engine.adminKeyVariable) };
};
