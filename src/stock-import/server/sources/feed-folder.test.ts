import { appendFileSync, existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs, secondMs } from '#src/lib/durations.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { type ClaimedFile, createFeedFolder, type FeedFolder } from './feed-folder.ts';

const startMs = Date.parse('2026-11-25T00:00:00Z');
const at = (seconds: number): Date => new Date(startMs + seconds * secondMs);

let root: string;
let folder: FeedFolder;
beforeEach(() => {
  root = makeTemporaryFolder('watched');
  folder = createFeedFolder(root);
});

const put = (name: string, content = 'Stock No\n', minutesOld = 0): void => {
  writeFileSync(join(root, name), content);
  const written = new Date(Date.now() - minutesOld * 60_000);
  utimesSync(join(root, name), written, written);
};
const list = (name: string): readonly string[] => readdirSync(join(root, name)).sort();
const listFeeds = (): readonly string[] =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]));

const read = async ({ open }: ClaimedFile): Promise<string> => {
  let text = '';
  for await (const chunk of open()) text += chunk.toString();
  return text;
};

const claimQuiet = async (of = folder, from = 0): Promise<ClaimedFile | undefined> => {
  await of.claimNext(at(from));
  return of.claimNext(at(from + 10));
};

describe('createFeedFolder', () => {
  it('gives a file once it has been as it is for 10 seconds, however old it says it is', async () => {
    put('stock.csv', 'Stock No\n', 60);
    expect(await folder.claimNext(at(0))).toBeUndefined();
    expect(await folder.claimNext(at(9.9))).toBeUndefined();
    const claimed = await folder.claimNext(at(10));
    expect(claimed).toMatchObject({ name: 'stock.csv', size: 9 });
    expect(claimed && (await read(claimed))).toBe('Stock No\n');
    expect(await folder.claimNext(at(100))).toBeUndefined();
  });

  it('waits 10 seconds more whenever the file has grown', async () => {
    put('stock.csv');
    await folder.claimNext(at(0));
    appendFileSync(join(root, 'stock.csv'), 'U1\n');
    expect(await folder.claimNext(at(10))).toBeUndefined();
    appendFileSync(join(root, 'stock.csv'), 'U2\n');
    expect(await folder.claimNext(at(19))).toBeUndefined();
    expect(await folder.claimNext(at(28))).toBeUndefined();
    expect(await folder.claimNext(at(29))).toMatchObject({ size: 15 });
  });

  it('gives the oldest file first', async () => {
    put('b.csv', 'b', 1);
    put('a.csv', 'a', 0);
    put('c.csv', 'c', 2);
    await folder.claimNext(at(0));
    const names = [];
    for (let count = 0; count < 3; count += 1) names.push((await folder.claimNext(at(10)))?.name);
    expect(names).toEqual(['c.csv', 'b.csv', 'a.csv']);
  });

  it.each(['.stock.csv', 'stock.csv.part', 'stock.csv.filepart', 'stock.tmp', 'stock.csv~'])(
    'leaves alone what a program is still writing: %s',
    async (name) => {
      put(name);
      expect(await claimQuiet()).toBeUndefined();
      expect(listFeeds()).toEqual([name]);
    },
  );

  it('follows no link, and takes no folder', async () => {
    symlinkSync('/etc/passwd', join(root, 'link.csv'));
    mkdirSync(join(root, 'folder.csv'));
    expect(await claimQuiet()).toBeUndefined();
    expect(existsSync(join(root, 'link.csv'))).toBe(true);
  });

  it('moves a file to where it belongs, with the moment of its claim', async () => {
    put('good.csv', 'a', 1);
    put('bad.csv');
    await (await claimQuiet())?.move('done');
    await (await folder.claimNext(at(10)))?.move('failed');
    expect(list('done')).toEqual([expect.stringMatching(/^20261125T000010Z-[0-9a-f]{8}-good\.csv$/)]);
    expect(list('failed')).toEqual([expect.stringMatching(/^20261125T000010Z-[0-9a-f]{8}-bad\.csv$/)]);
    expect([list('importing'), listFeeds()]).toEqual([[], []]);
  });

  it('puts a file back beside a newer one of its name, and gives both', async () => {
    put('stock.csv', 'old');
    const claimed = await claimQuiet();
    put('stock.csv', 'newer');
    await claimed?.putBack();
    expect(listFeeds()).toHaveLength(2);
    const again = await claimQuiet(folder, 20);
    const last = await folder.claimNext(at(30));
    expect([again, last].map((file) => file?.name)).toEqual(['stock.csv', 'stock.csv']);
    expect(list('importing').every((name) => /^\d{8}T\d{6}Z-[0-9a-f]{8}-stock\.csv$/.test(name))).toBe(true);
  });

  it('takes a file with the longest name that a file can have', async () => {
    put(`${'x'.repeat(251)}.csv`);
    const claimed = await claimQuiet();
    await claimed?.move('done');
    expect(list('done')).toEqual([expect.stringMatching(/x{66}\.csv$/)]);
  });

  it('gives each file to one of two nodes that share it', async () => {
    const other = createFeedFolder(root);
    for (let count = 0; count < 40; count += 1) put(`${count}.csv`);
    await Promise.all([folder.claimNext(at(0)), other.claimNext(at(0))]);
    const claimAll = async (of: FeedFolder): Promise<readonly string[]> => {
      const names = [];
      for (let file = await of.claimNext(at(10)); file !== undefined; file = await of.claimNext(at(10))) {
        names.push(file.name);
        await file.move('done');
      }
      return names;
    };
    const [mine, theirs] = await Promise.all([claimAll(folder), claimAll(other)]);
    expect([...mine, ...theirs].sort()).toEqual(Array.from({ length: 40 }, (_, index) => `${index}.csv`).sort());
    expect(list('done')).toHaveLength(40);
  });

  it('fails when the folder above it does not exist', async () => {
    const lost = createFeedFolder(join(root, 'no', 'such'));
    await expect(lost.claimNext(at(0))).rejects.toThrow(/ENOENT/);
  });

  it('keeps imported files for 30 days, and puts back what a killed process had claimed', async () => {
    put('killed.csv', 'k', 2);
    await claimQuiet();
    put('done.csv', 'd', 1);
    await (await claimQuiet(folder, 20))?.move('done');
    writeFileSync(join(root, 'done', 'notes.txt'), 'mine');
    await folder.tidy(at(600));
    expect([list('importing').length, list('done').length]).toEqual([1, 2]);
    await folder.tidy(new Date(startMs + 2 * hourMs));
    expect([list('importing'), listFeeds()]).toEqual([[], [expect.stringContaining('killed.csv')]]);
    await folder.tidy(new Date(startMs + 31 * dayMs));
    expect(list('done')).toEqual(['notes.txt']);
  });
});
