import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type StopPointName, stopPointNames, stopPoints } from './stop-points.ts';

/** First key of the advisory locks. The second key is the stop's index in `stopPointNames`. */
const lockClass = 4711;
const patienceMs = 15_000;
const pauseMs = 5;

/** Stops writers at the end of their transaction, so that a process can be killed exactly there. */
export interface Stops {
  /** Runs `act` and resolves once a writer waits at the stop. Later writers pass. */
  readonly stopAt: (point: StopPointName, act: () => Promise<unknown>) => Promise<void>;
  /** Releases all waiting writers: their writes are committed ('kept') or rolled back ('undone'). */
  readonly letGo: (outcome: 'kept' | 'undone') => Promise<void>;
  readonly close: () => Promise<void>;
}

const placeOf = (point: StopPointName): number => stopPointNames.indexOf(point);

// The triggers are deferred to the end of the transaction, so a waiting writer has only the commit left to do.
const listStatements = (): readonly string[] => [
  'CREATE TABLE stop_point (place integer PRIMARY KEY)',
  `CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT FROM stop_point WHERE place = TG_ARGV[0]::integer) THEN
      PERFORM pg_advisory_xact_lock_shared(${lockClass}, TG_ARGV[0]::integer);
    END IF;
    RETURN NULL; END $$`,
  ...stopPointNames.map((name, place) => {
    const { table, on, when } = stopPoints[name];
    return `CREATE CONSTRAINT TRIGGER stop_${place} AFTER ${on} ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION stop_here(${place})`;
  }),
  ...stopPointNames.map((_, place) => `SELECT pg_advisory_lock(${lockClass}, ${place})`),
];

const waiting = `SELECT pid, objid FROM pg_locks WHERE locktype = 'advisory' AND classid = ${lockClass} AND NOT granted`;

export const openStops = async (url: string): Promise<Stops> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await client.query(statement);
  };
  const until = async (isIt: (places: readonly number[]) => boolean, what: string): Promise<void> => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const { rows } = await client.query<{ objid: string }>(waiting);
      if (isIt(rows.map(({ objid }) => Number(objid)))) return;
      if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
      await wait(pauseMs);
    }
  };
  await run(listStatements());
  return {
    stopAt: async (point, act) => {
      const place = placeOf(point);
      await run([`INSERT INTO stop_point VALUES (${place})`]);
      void act();
      await until((places) => places.includes(place), point);
      await run([`DELETE FROM stop_point`]);
    },
    letGo: async (outcome) => {
      if (outcome === 'undone') await run([`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS w`]);
      const each = (call: string) => stopPointNames.map((_, place) => `SELECT ${call}(${lockClass}, ${place})`);
      await run(each('pg_advisory_unlock'));
      await until((places) => places.length === 0, 'the end of what waited');
      await run(each('pg_advisory_lock'));
    },
    close: () => client.end(),
  };
};
