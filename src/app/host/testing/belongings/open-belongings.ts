import type { InjectOptions } from 'fastify';
import { maskMobile } from '#src/account/view/mask-mobile.ts';
import type { BelongingCall } from './belonging-row.ts';
import { type Actor, type ActorName, actorPhones, openActors, ownerDevice } from './open-actors.ts';
import { openBelongingsHost } from './open-belongings-host.ts';
import { ownEverything, ownerPerson } from './own-everything.ts';
import { createOwnerRowReader } from './read-owner-rows.ts';
import { belongingSites } from './write-twin-sites.ts';

export type Method = NonNullable<InjectOptions['method']>;

/** A server, somebody who has one of everything, and those who may try to have it. */
export const openBelongings = async () => {
  const host = await openBelongingsHost();
  const { actors, ownerUuid, otherSession } = await openActors(host.database);
  const owned = await ownEverything(host, actors.owner, otherSession);
  const { name, last_name, email, plate, street } = ownerPerson;
  const phone = actorPhones.owner;
  const marks: readonly string[] = [
    ...[name, last_name, email, plate, street, owned.prizeCode, ownerDevice, '87431', '87,431', '17431', '17,431'],
    ...[phone, phone.slice(3), ownerPerson.phone, maskMobile(phone)],
  ];
  const readRows = await createOwnerRowReader(host.database, belongingSites.own);

  /** Sends a call as somebody, with the given headers over their own. */
  const send = async (
    { site, cookie }: Actor,
    method: Method,
    { url, form, json }: BelongingCall,
    headers: object = {},
  ) => {
    const answer = await host.ask(site, {
      ...{ method, url },
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
      /** The status, or the path that it leads to. */
      answered: path === '' ? answer.statusCode : path,
      /** What of the owner's it gives away. */
      marks: marks.filter((mark) => (JSON.stringify(answer.headers) + answer.body).includes(mark)),
    };
  };
  return {
    ...{ owned, routes: host.routes, close: host.close },
    sendAs: (name: ActorName, method: Method, call: BelongingCall, headers?: object) =>
      send(actors[name], method, call, headers),
    /** All that is kept of the owner. */
    readRows: () => readRows([ownerUuid, owned.valuation, email, name]),
  };
};

export type Belongings = Awaited<ReturnType<typeof openBelongings>>;
