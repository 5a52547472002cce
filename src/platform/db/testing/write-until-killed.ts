import { openDatabase } from '../open-database.ts';

// Tests start this process and kill it. Until then, it writes numbers in order, one transaction each, and prints each
// number once it's committed.
const [dataDir, first, url] = process.argv.slice(2);
if (dataDir === undefined || first === undefined) throw new Error('Usage: write-until-killed.ts DATA_DIR FIRST [URL]');

const database = await openDatabase({ dataDir, url, isNode: true });
await database.primary.execute('create table if not exists acknowledged (n bigint primary key, padding text not null)');
for (let n = Number(first); ; n += 1) {
  await database.primary.transaction(async (tx) => {
    await tx.execute(`insert into acknowledged values (${n}, repeat('x', ${(n * 97) % 9000}))`);
  });
  process.stdout.write(`${n}\n`);
}
