import type { SearchDocument } from '#src/search/rules/document/search-document.ts';
import { findMeant, type JudgedQuery } from './judged-query.ts';

export type Search = (site: string, typed: string) => readonly SearchDocument[];

interface Judgement extends Pick<JudgedQuery, 'site' | 'typed'> {
  /**
   * Share of the first five results that are relevant. If fewer than five are found although more are relevant, the
   * missing ones count as irrelevant.
   */
  readonly precision: number;
  readonly isEmpty: boolean;
  readonly names: readonly string[];
}

export interface Judgements {
  readonly precisionAt5: number;
  readonly emptyShare: number;
  readonly flawed: readonly Judgement[];
}

const depth = 5;

const judge = (query: JudgedQuery, stock: readonly SearchDocument[], search: Search): Judgement => {
  const { site, typed } = query;
  const meant = new Set(findMeant(query, stock).map(({ id }) => id));
  if (meant.size === 0) throw new Error(`${site} has nothing that '${typed}' means`);
  const found = search(site, typed).slice(0, depth);
  const right = found.filter(({ id }) => meant.has(id)).length;
  return {
    site,
    typed,
    precision: right / Math.max(found.length, Math.min(depth, meant.size)),
    isEmpty: found.length === 0,
    names: found.map(({ name, id }) => name ?? String(id)),
  };
};

export const judgeSearches = (
  queries: readonly JudgedQuery[],
  stockOf: (site: string) => readonly SearchDocument[],
  search: Search,
): Judgements => {
  const judgements = queries.map((query) => judge(query, stockOf(query.site), search));
  const share = (sum: number): number => sum / judgements.length;
  return {
    precisionAt5: share(judgements.reduce((sum, { precision }) => sum + precision, 0)),
    emptyShare: share(judgements.filter(({ isEmpty }) => isEmpty).length),
    flawed: judgements.filter(({ precision }) => precision < 1),
  };
};
