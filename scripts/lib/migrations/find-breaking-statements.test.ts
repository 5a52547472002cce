import { describe, expect, it } from 'vitest';
import { findBreakingStatements } from './find-breaking-statements.ts';

const version = '0.4.0';
const newTable = 'CREATE TABLE "notes" ("id" text NOT NULL);';
const join = (...statements: readonly string[]): string => statements.join('--> statement-breakpoint\n');

describe('findBreakingStatements', () => {
  it.each([
    'ALTER TABLE "leads" ADD COLUMN "note" text;',
    `ALTER TABLE "leads" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
    newTable,
    'CREATE INDEX "leads_idx" ON "leads" USING btree ("site_id");',
    'ALTER TABLE "leads" ALTER COLUMN "note" DROP NOT NULL;',
    join(newTable, 'CREATE UNIQUE INDEX "notes_idx" ON "notes" USING btree ("id");'),
    join(newTable, 'ALTER TABLE "notes" ADD CONSTRAINT "notes_fk" FOREIGN KEY ("id") REFERENCES "leads"("id");'),
    '-- contract: 0.3.0 stopped reading it\nALTER TABLE "leads" DROP COLUMN "note";',
  ])('allows %s', (migration) => expect(findBreakingStatements(migration, version)).toEqual([]));

  it.each([
    ['DROP TABLE "leads";', 'reads this table'],
    ['DROP INDEX "leads_idx";', 'ON CONFLICT'],
    ['ALTER TABLE "leads" DROP CONSTRAINT "leads_pk";', 'ON CONFLICT'],
    ['DELETE FROM "leads";', 'reads these rows'],
    ['TRUNCATE "leads";', 'reads these rows'],
    ['ALTER TABLE "leads" RENAME COLUMN "note" TO "notes";', 'the old name'],
    ['ALTER TABLE "leads" RENAME TO "enquiries";', 'the old name'],
    ['ALTER TABLE "leads" DROP COLUMN "note";', 'reads this column'],
    ['ALTER TABLE "leads" ALTER COLUMN "note" SET DATA TYPE integer;', 'type of a column'],
    ['ALTER TABLE "leads" ALTER COLUMN "note" SET NOT NULL;', 'write null'],
    ['ALTER TABLE "leads" ALTER COLUMN "note" DROP DEFAULT;', 'leave the column out'],
    ['ALTER TABLE "leads" ADD COLUMN "note" text NOT NULL;', 'give it a default'],
    ['CREATE UNIQUE INDEX "leads_idx" ON "leads" USING btree ("site_id");', 'this constraint'],
    ['ALTER TABLE "leads" ADD CONSTRAINT "leads_check" CHECK (true);', 'this constraint'],
    [join(newTable, 'ALTER TABLE "leads" DROP COLUMN "note";'), 'reads this column'],
    ['-- contract:\nALTER TABLE "leads" DROP COLUMN "note";', 'reads this column'],
    ['-- contract: 0.3.0\nALTER TABLE "leads" DROP COLUMN "note";', 'reads this column'],
    ['-- contract: unused\nALTER TABLE "leads" DROP COLUMN "note";', 'reads this column'],
    ['-- contract: 0.4.0 stopped reading it\nALTER TABLE "leads" DROP COLUMN "note";', 'reads this column'],
    ['-- contract: 0.10.0 stopped reading it\nALTER TABLE "leads" DROP COLUMN "note";', 'reads this column'],
  ])('refuses %s', (migration, why) => {
    expect(findBreakingStatements(migration, version)).toEqual([
      { statement: expect.any(String), why: expect.stringContaining(why) },
    ]);
  });

  it('allows only the statement that is marked', () => {
    const migration = join(
      '-- contract: 0.3.0 stopped reading it\nDROP TABLE "old";',
      'ALTER TABLE "leads" DROP COLUMN "note";',
    );
    expect(findBreakingStatements(migration, version)).toHaveLength(1);
  });
});
