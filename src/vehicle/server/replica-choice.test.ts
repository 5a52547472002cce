import { describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/db/database.ts';
import { createReplicaChoice } from './replica-choice.ts';

// Only the choice of database matters here.
const primary = { name: 'primary' } as unknown as Database;
const replica = { name: 'replica' } as unknown as Database;
const never = new Promise<never>(() => undefined);

const setUp = () => {
  const clock = { ms: 0 };
  return { clock, choice: createReplicaChoice({ primary, replica }, { timeoutMs: 10, now: () => clock.ms }) };
};
const nameOf = async (database: Database): Promise<Database> => database;
const isGood = async (): Promise<boolean> => true;

describe('createReplicaChoice', () => {
  it('reads from an accepted replica, and from the primary while it is behind', async () => {
    const { choice } = setUp();
    expect(await (await choice.choose(isGood))(nameOf)).toBe(replica);
    expect(await (await choice.choose(async () => false))(nameOf)).toBe(primary);
    expect(await (await choice.choose(isGood))(nameOf)).toBe(replica);
  });

  it.each([
    ['hangs', () => never],
    ['is unavailable', () => Promise.reject(new Error('unavailable'))],
  ])('reads from the primary when the replica %s, and retries it later', async (_name, answer) => {
    const { choice, clock } = setUp();
    expect(await (await choice.choose(answer))(nameOf)).toBe(primary);
    expect(await (await choice.choose(isGood))(nameOf)).toBe(primary);
    clock.ms = 30_001;
    expect(await (await choice.choose(isGood))(nameOf)).toBe(replica);
  });

  it('falls back to the primary when the replica hangs during a read', async () => {
    const { choice } = setUp();
    const read = await choice.choose(isGood);
    const asked: Database[] = [];
    const query = (database: Database): Promise<string> => {
      asked.push(database);
      return database === replica ? never : Promise.resolve('rows');
    };
    expect([await read(query), await read(query)]).toEqual(['rows', 'rows']);
    expect(asked).toEqual([replica, primary, primary]);
  });

  it('passes on errors of the primary', async () => {
    const { choice } = setUp();
    const read = await choice.choose(async () => false);
    await expect(read(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
