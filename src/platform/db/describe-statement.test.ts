import { expect, it } from 'vitest';
import { describeStatement } from './describe-statement.ts';

it.each([
  ['select "slug" from "vehicles" where "site_id" = $1', 'SELECT vehicles'],
  ['\n  SELECT (extract(epoch FROM "received_at") * 1000)::bigint FROM "leads"', 'SELECT leads'],
  ['SELECT "a" IS DISTINCT FROM "b" FROM "leads"', 'SELECT leads'],
  ['WITH given AS (SELECT 1) INSERT INTO "leads" ("name") SELECT $1', 'INSERT leads'],
  [
    'WITH due AS (SELECT 1 FROM "lead_deliveries" FOR UPDATE SKIP LOCKED) UPDATE "lead_deliveries" AS d SET a = 1',
    'UPDATE lead_deliveries',
  ],
  ['WITH a AS (SELECT 1) SELECT * FROM a', 'SELECT'],
  ['DELETE FROM "leads" WHERE email = \'secret@example.com\'', 'DELETE leads'],
  ['begin', 'BEGIN'],
  ["NOTIFY stock_changed, 'wattle'", 'NOTIFY'],
  ['', 'UNKNOWN'],
])('names %j %s', (text, name) => {
  expect(describeStatement(text).name).toBe(name);
});

it('tells the operation and the table apart', () => {
  expect(describeStatement('update "leads" set "name" = $1')).toEqual({
    name: 'UPDATE leads',
    operation: 'UPDATE',
    table: 'leads',
  });
  expect(describeStatement('select 1').table).toBeUndefined();
});
