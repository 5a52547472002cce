interface Rule {
  readonly breaks: RegExp;
  readonly why: string;
  /**
   * True if the change is allowed on a table that the same migration creates. The previous version doesn't use that
   * table.
   */
  readonly isFineOnNewTables: boolean;
}

/** Changes that break the previous version, which keeps serving while a new one migrates. */
const rules: readonly Rule[] = [
  { breaks: /^drop table/i, why: 'the previous version reads this table', isFineOnNewTables: false },
  {
    breaks: /^drop index|\bdrop constraint\b/i,
    why: 'an ON CONFLICT of the previous version may need it',
    isFineOnNewTables: false,
  },
  { breaks: /^delete from|^truncate/i, why: 'the previous version reads these rows', isFineOnNewTables: false },
  { breaks: /\brename\b/i, why: 'the previous version uses the old name', isFineOnNewTables: false },
  { breaks: /\bdrop column\b/i, why: 'the previous version reads this column', isFineOnNewTables: false },
  {
    breaks: /\bset data type\b|\balter column \S+ type\b/i,
    why: 'the type of a column changes',
    isFineOnNewTables: true,
  },
  { breaks: /\bset not null\b/i, why: 'the previous version may write null', isFineOnNewTables: true },
  { breaks: /\bdrop default\b/i, why: 'the previous version may leave the column out', isFineOnNewTables: true },
  {
    breaks: /\badd column\b(?!.*\bdefault\b).*\bnot null\b/i,
    why: 'the previous version writes rows without this column: give it a default',
    isFineOnNewTables: true,
  },
  {
    breaks: /\badd constraint\b|^create unique index/i,
    why: 'rows that exist, or that the previous version writes, may break this constraint',
    isFineOnNewTables: true,
  },
];

const breakpoint = '--> statement-breakpoint';
const contractMark = /^-- contract: (\d+\.\d+\.\d+) \S/m;

const isBefore = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return at !== -1 && (left?.[at] ?? 0) < (right?.[at] ?? 0);
};

const findTable = (statement: string): string | undefined =>
  /^(?:alter table|drop table(?: if exists)?|create table) "?(\w+)"?/i.exec(statement)?.[1] ??
  /^create unique index .* on "?(\w+)"?/i.exec(statement)?.[1];

export interface BreakingStatement {
  readonly statement: string;
  readonly why: string;
}

/**
 * Finds the statements of a migration that would break the version before it. A statement marked
 * `-- contract: 0.3.0 REASON` is allowed from the release after 0.3.0.
 * @param version the release that the migration will be part of
 */
export const findBreakingStatements = (migration: string, version: string): readonly BreakingStatement[] => {
  const statements = migration.split(breakpoint).map((statement) => statement.trim());
  const created = new Set(
    statements.filter((statement) => /^create table/i.test(statement)).map((statement) => findTable(statement)),
  );
  return statements.flatMap((given) => {
    const expandedIn = contractMark.exec(given)?.[1];
    if (expandedIn !== undefined && isBefore(expandedIn, version)) return [];
    const statement = given
      .replaceAll(/^--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (/^create table/i.test(statement)) return [];
    const isOnNewTable = created.has(findTable(statement));
    const rule = rules.find(
      ({ breaks, isFineOnNewTables }) => breaks.test(statement) && !(isFineOnNewTables && isOnNewTable),
    );
    return rule === undefined ? [] : [{ statement, why: rule.why }];
  });
};
