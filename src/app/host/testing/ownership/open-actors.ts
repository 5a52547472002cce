import { sql } from 'drizzle-orm';
import { makeSecret } from '#src/account/server/visitor-cookie.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { ownershipSites } from './write-twin-sites.ts';

export interface Actor {
  readonly site: string;
  readonly cookie: string | undefined;
}

export const actorNames = ['owner', 'stranger', 'twin', 'apart', 'nobody'] as const;

export type ActorName = (typeof actorNames)[number];

export const actorPhones = { owner: '+61491570156', stranger: '+61491570157', twin: '+61491570158' } as const;

export const ownerDevice = 'Zephyrphone';

/**
 * Signs visitors in without codes. `twin` has the owner's visitor id, session id and cookie at another site. `apart`
 * sends the owner's cookie to a third site, which doesn't know it.
 */
export const openActors = async ({ interactive }: Pick<DatabaseService, 'interactive'>) => {
  const store = createVisitorStore(interactive);
  const { own, twin, apart } = ownershipSites;
  const signIn = async (phone: string, device: string) => {
    const { secret, secretHash } = makeSecret();
    const session = { secretHash, device };
    const visitor = await store.signIn(own, { phone, oldSecretHash: undefined, session }, new Date());
    return { ...visitor, cookie: `__Host-visitor=${secret}` };
  };
  const owner = await signIn(actorPhones.owner, 'A phone');
  const otherDevice = await signIn(actorPhones.owner, ownerDevice);
  const stranger = await signIn(actorPhones.stranger, 'Another phone');
  await interactive.execute(sql`
    INSERT INTO visitors SELECT (jsonb_populate_record(v, jsonb_build_object('site_id', ${twin}::text, 'phone', ${actorPhones.twin}::text))).*
    FROM visitors v WHERE visitor_uuid = ${owner.visitorUuid}`);
  await interactive.execute(sql`
    INSERT INTO visitor_sessions SELECT (jsonb_populate_record(s, jsonb_build_object('site_id', ${twin}::text, 'device', 'Twin phone'))).*
    FROM visitor_sessions s WHERE session_uuid = ${owner.sessionUuid}`);
  const actors: Readonly<Record<ActorName, Actor>> = {
    owner: { site: own, cookie: owner.cookie },
    stranger: { site: own, cookie: stranger.cookie },
    twin: { site: twin, cookie: owner.cookie },
    apart: { site: apart, cookie: owner.cookie },
    nobody: { site: own, cookie: undefined },
  };
  return { actors, ownerUuid: owner.visitorUuid, otherSession: otherDevice.sessionUuid };
};
