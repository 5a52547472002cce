import type { InjectOptions } from 'fastify';
import { maskMobile } from '#src/account/view/mask-mobile.ts';
import { type Actor, type ActorName, actorPhones, openActors, ownerDevice } from './open-actors.ts';
import { openOwnershipHost, ownershipCars } from './open-ownership-host.ts';
import { type Owned, ownEverything, ownerPerson } from './own-everything.ts';
import type { OwnershipCall } from './ownership-row.ts';
import { createOwnerRowReader } from './read-owner-rows.ts';
import { ownershipSites } from './write-twin-sites.ts';

export type Method = NonNullable<InjectOptions['method']>;

/** A secret as somebody has it who was never told. */
const guess = (secret: string): string => secret.slice(0, -1) + (secret.endsWith('4') ? '5' : '4');

/** A server, somebody who has one of everything, and those who may try to have it. */
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

  /** Sends a call as somebody, with the given headers over their own. */
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
      /** The status, or the path that it leads to. */
      answered: path === '' ? answer.statusCode : path,
      /** What of the owner's it gives away. */
      marks: marks.filter((mark) => (JSON.stringify(answer.headers) + answer.body).includes(mark)),
    };
  };
  return {
    routes: host.routes,
    close: host.close,
    /** The owner's things as somebody can name them: secrets of mails are known to whoever tries them at another site. */
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
    /** All that is kept of the owner. */
    readRows: () => readRows([ownerUuid, owned.valuation, email, name]),
  };
};

export type OwnedData = Awaited<ReturnType<typeof openOwnedData>>;
