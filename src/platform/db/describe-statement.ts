export interface StatementDescription {
  readonly name: string;
  readonly operation: string;
  readonly table: string | undefined;
}

const mostKept = 500;
const kept = new Map<string, StatementDescription>();

const writes = /\b(insert into|update|delete from)\s+"([a-z_]+)"/i;
/** Matches tables, but not the columns of `extract(epoch FROM "x")` and `IS DISTINCT FROM "x"`. */
const reads = /(?<!epoch |distinct )\bfrom\s+"([a-z_]+)"/i;

const read = (text: string): StatementDescription => {
  const [, verb, written] = writes.exec(text) ?? [];
  const table = written ?? reads.exec(text)?.[1];
  const first = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'UNKNOWN';
  const operation = verb?.split(' ', 1)[0]?.toUpperCase() ?? (first === 'WITH' ? 'SELECT' : first);
  return { name: table === undefined ? operation : `${operation} ${table}`, operation, table };
};

export const describeStatement = (text: string): StatementDescription => {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const description = read(text);
  if (kept.size < mostKept) kept.set(text, description);
  return description;
};
