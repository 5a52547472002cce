import type { SearchDocument } from '#src/search/rules/document/search-document.ts';
import { findMeant, type JudgedQuery } from './judged-query.ts';

/** Answers what was typed with vehicles, best first. */
export type Search = (site: string, typed: string) => readonly SearchDocument[];

/** How good the answers to one query are. */
interface Judgement extends Pick<JudgedQuery, 'site' | 'typed'> {
  /** Share of the first five that are meant; what is missing of five that the stock has counts as wrong. */
  readonly precision: number;
  readonly isEmpty: boolean;
  /** What came first, for a person to read. */
  readonly names: readonly string[];
}

/** How good the answers to all queries are, as shares of 1. */
export interface Judgements {
  readonly precisionAt5: number;
  readonly emptyShare: number;
  /** The queries with an answer that is not wholly right. */
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

/** Judges an engine by what shoppers mean. @param stockOf what a site lists */
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
