import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { maskMobile } from '#src/account/view/mask-mobile.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { type Actor, type ActorName, actorPhones, openActors, ownerDevice } from './open-actors.ts';
import { openOwnershipHost, ownershipCars } from './open-ownership-host.ts';
import { type Owned, ownEverything, ownerPerson } from './own-everything.ts';
import type { OwnershipCall } from './ownership-row.ts';
import { ownershipSites } from './write-twin-sites.ts';

const stockTables: ReadonlySet<string> = new Set(['vehicles']);

const createOwnerRowReader = async ({ interactive }: Pick<DatabaseService, 'interactive'>, site: string) => {
  const { rows } = await interactive.execute<{ table_name: string }>(sql`
    SELECT table_name FROM information_schema.columns WHERE column_name = 'site_id' AND table_schema = 'public'`);
  const tables = rows.map(({ table_name }) => table_name).filter((name) => !stockTables.has(name));
  const selects = tables.map(
    (name) =>
      sql`SELECT ${name}::text || ' ' || to_jsonb(t)::text AS line FROM ${sql.identifier(name)} t WHERE site_id = ${site}`,
  );
  return async (words: readonly string[]): Promise<readonly string[]> => {
    const all = await interactive.execute<{ line: string }>(sql.join(selects, sql` UNION ALL `));
    const lines = all.rows.map(({ line }) => line);
    return lines.filter((line) => words.some((word) => line.includes(word))).sort();
  };
};

export type Method = NonNullable<InjectOptions['method']>;

const guess = (secret: string): string => secret.slice(0, -1) + (secret.endsWith('4') ? '5' : '4');

export const openOwnedData = async () => {
  const host = await openOwnershipHost();
  const { actors, ownerUuid, otherSession } = await openActors(host.database);
  const owned = await ownEverything(host, actors.owner, otherSession);
  const { name, last_name, email, plate, street } = ownerPerson;
  const phone = actorPhones.owner;
  const marks: readonly string[] = [
    ...[name, last_name, email, plate, street, owned.prizeCode, ownerDevice, '87431', '87,431', '17431', '17,431'],
    ...[phone, phone.slice(3), ownerPerson.phone, maskMobile(phone), `"car_ids":[${ownershipCars.watched.id}`],
  ];
  const readRows = await createOwnerRowReader(host.database, ownershipSites.own);

  const send = async (
    { site, cookie }: Actor,
    method: Method,
    { url, form, json }: OwnershipCall,
    headers: object = {},
  ) => {
    const answer = await host.ask(site, {
      method,
      url,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
      ...(json && { payload: JSON.stringify(json) }),
    });
    const [path] = String(answer.headers.location ?? '').split(/[?#]/, 1);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      answered: path === '' ? answer.statusCode : path,
      marks: marks.filter((mark) => (JSON.stringify(answer.headers) + answer.body).includes(mark)),
    };
  };
  return {
    routes: host.routes,
    close: host.close,
    /**
     * Returns the owner's ids and secrets as an actor sends them. `stranger` and `nobody` don't know the secrets in
     * links, so they send guesses.
     */
    namedBy: (name: ActorName): Owned =>
      name === 'stranger' || name === 'nobody'
        ? {
            ...owned,
            visitLink: guess(owned.visitLink),
            unsubscribeToken: guess(owned.unsubscribeToken),
            paymentCode: guess(owned.paymentCode),
            receiptToken: guess(owned.receiptToken),
          }
        : owned,
    sendAs: (name: ActorName, method: Method, call: OwnershipCall, headers?: object) =>
      send(actors[name], method, call, headers),
    readRows: () => readRows([ownerUuid, owned.valuation, email, name]),
  };
};

export type OwnedData = Awaited<ReturnType<typeof openOwnedData>>;
