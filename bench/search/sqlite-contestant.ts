import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { splitWords } from '#src/search/engine/text/split-words.ts';
import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import { type Contestant, hitsPerPage } from './contestant.ts';
import type { BenchmarkQuery } from './generate-queries.ts';
import { benchmarkFacets } from './generate-stock.ts';
import { isListed, wordsOfCar } from './listed-stock.ts';

const numbers = ['price', 'km', 'custom_rank'] as const;
const columns = [...benchmarkFacets, ...numbers];

interface Condition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

const conditionsOf = (query: BenchmarkQuery, except: string | undefined): Condition => {
  const parts: string[] = [];
  const values: SQLInputValue[] = [];
  for (const [name, chosen] of Object.entries(query.refinements)) {
    if (name === except) continue;
    parts.push(`${name} IN (${chosen.map(() => '?').join(', ')})`);
    values.push(...chosen.map((value) => (name === 'seats' || name === 'year' ? Number(value) : value)));
  }
  for (const [name, { min = 0, max = 1e9 }] of Object.entries(query.ranges)) {
    if (name === except) continue;
    parts.push(`${name} BETWEEN ? AND ?`);
    values.push(min, max);
  }
  const words = splitWords(query.text);
  if (words.length > 0) {
    parts.push('id IN (SELECT rowid FROM words WHERE words MATCH ?)');
    values.push(words.map((word, place) => (place === words.length - 1 ? `"${word}"*` : `"${word}"`)).join(' '));
  }
  return { sql: parts.length === 0 ? '1' : parts.join(' AND '), values };
};

const valuesOf = (car: EngineDocument): SQLInputValue[] => columns.map((name) => car[name] as SQLInputValue);

export const sqliteContestant: Contestant = {
  name: 'SQLite FTS5',
  load: (stock) => {
    const database = new DatabaseSync(':memory:');
    database.exec(`CREATE TABLE cars (id INTEGER PRIMARY KEY, ${columns.join(', ')});
      CREATE VIRTUAL TABLE words USING fts5(text, prefix='2 3 4');
      ${columns.map((name) => `CREATE INDEX cars_${name} ON cars (${name});`).join('\n')}
      BEGIN`);
    const put = database.prepare(`INSERT OR REPLACE INTO cars VALUES (?, ${columns.map(() => '?').join(', ')})`);
    const putWords = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
    const dropWords = database.prepare('DELETE FROM words WHERE rowid = ?');
    for (const car of stock.filter(isListed)) {
      put.run(Number(car.id), ...valuesOf(car));
      putWords.run(Number(car.id), wordsOfCar(car));
    }
    database.exec('COMMIT; ANALYZE');
    const statements = new Map<string, StatementSync>();
    const all = (sql: string, values: readonly SQLInputValue[]): Record<string, unknown>[] => {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement.all(...values);
    };
    const countFacets = (
      names: readonly string[],
      { sql, values }: Condition,
      into: Record<string, Record<string, number>>,
    ) => {
      if (names.length === 0) return;
      const parts = names.map(
        (name) => `SELECT '${name}' AS facet, ${name} AS value, count(*) AS count FROM m GROUP BY ${name}`,
      );
      const cte = `WITH m AS MATERIALIZED (SELECT ${names.join(', ')} FROM cars WHERE ${sql})`;
      for (const name of names) into[name] = {};
      for (const row of all(`${cte} ${parts.join(' UNION ALL ')}`, values)) {
        (into[String(row.facet)] ?? {})[String(row.value)] = Number(row.count);
      }
    };
    return {
      search: (query) => {
        const where = conditionsOf(query, undefined);
        const { attribute, direction } = query.sort ?? { attribute: 'custom_rank', direction: 'desc' };
        const order = `ORDER BY ${attribute} ${direction} LIMIT ${hitsPerPage} OFFSET ${query.page * hitsPerPage}`;
        const hits = all(`SELECT id FROM cars WHERE ${where.sql} ${order}`, where.values);
        const [counted] = all(`SELECT count(*) AS total FROM cars WHERE ${where.sql}`, where.values);
        const facets: Record<string, Record<string, number>> = {};
        const isChosen = (name: string) => name in query.refinements || name in query.ranges;
        countFacets(
          benchmarkFacets.filter((name) => !isChosen(name)),
          where,
          facets,
        );
        for (const name of benchmarkFacets.filter(isChosen)) countFacets([name], conditionsOf(query, name), facets);
        return { total: Number(counted?.total), ids: hits.map(({ id }) => Number(id)), facets };
      },
      update: (car) => {
        put.run(Number(car.id), ...valuesOf(car));
        dropWords.run(Number(car.id));
        putWords.run(Number(car.id), wordsOfCar(car));
      },
      foreignBytes: () =>
        Number(database.prepare('PRAGMA page_count').get()?.page_count) *
        Number(database.prepare('PRAGMA page_size').get()?.page_size),
      close: () => database.close(),
    };
  },
};
