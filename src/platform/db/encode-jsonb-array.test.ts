import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeJsonbArray } from './encode-jsonb-array.ts';
import { type TestDatabase, testDatabases } from './testing/open-test-databases.ts';

describe.each(testDatabases)('a jsonb[] sent to the $name', ({ open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());

  it('arrives unchanged', { timeout: 60_000 }, async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
    const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.dictionary(text, fc.array(text, { maxLength: 3 })));
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 20 }), async (values) => {
        const bytes = encodeJsonbArray(values.map((each) => JSON.stringify(each)));
        const { rows } = await test.database.primary.execute<{ value: unknown }>(
          sql`select value from unnest(${bytes}::jsonb[]) with ordinality as sent(value, place) order by place`,
        );
        expect(rows.map((row) => row.value)).toEqual(values);
      }),
      { numRuns: 50 },
    );
  });
});
