import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from './open-test-databases.ts';

const countVisitors = async ({ database }: TestDatabase): Promise<number> =>
  Number((await database.primary.execute<{ n: string }>(sql`select count(*) as n from visitors`)).rows[0]?.n);

describe.each(testDatabases)('$name, after another test', ({ open }) => {
  it('is empty, also of listeners', async () => {
    const first = await open();
    const heard: string[] = [];
    first.database.subscribe('news', (payload) => heard.push(payload));
    await first.database.primary.execute(sql`insert into visitors (site_id, came_at) values ('a-site', now())`);
    expect(await countVisitors(first)).toBe(1);
    await first.close();

    const second = await open();
    expect(await countVisitors(second)).toBe(0);
    await second.database.primary.execute(sql`notify news, 'late'`);
    expect(heard).toEqual([]);
    await expect(countVisitors(first)).rejects.toThrow();
    await second.close();
  });

  it('has its tables again', async () => {
    const first = await open();
    await first.database.primary.execute(sql`alter table visitors add column extra text`);
    await first.database.primary.execute(sql`create table extra (n int)`);
    await first.close();

    const second = await open();
    const { rows } = await second.database.primary.execute(
      sql`select 1 from pg_attribute join pg_class on attrelid = pg_class.oid where 'extra' in (attname, relname)`,
    );
    expect(rows).toEqual([]);
    await second.close();
  });
});
