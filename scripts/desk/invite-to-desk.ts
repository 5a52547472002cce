import { buildDeskOrigin, findDeskHost } from '../../src/app/host/desk/desk-host.ts';
import type { Env } from '../../src/platform/env.ts';
import { createInvitationStore } from '../../src/staff/server/invitation-store.ts';
import { assertSiteExists } from '../lib/assert-site-exists.ts';
import type { AdminContext } from '../lib/run-admin-command.ts';
import type { DeskArguments } from './read-desk-arguments.ts';

const operator = { personUuid: null, address: '', device: 'npm run desk' };

/**
 * Prints the link instead of emailing it, because there may be no mail server yet. Throws if the desk is off or the
 * site is unknown.
 */
export const inviteToDesk = async (
  { email, siteSlug, role }: DeskArguments,
  { database, sites, now, print }: Pick<AdminContext, 'database' | 'sites' | 'now' | 'print'>,
  env: Pick<Env, 'DESK_HOST' | 'FORECOURT_ENV' | 'PORT'>,
): Promise<void> => {
  const deskHost = findDeskHost(env);
  if (deskHost === undefined) throw new Error('The desk is off. Set DESK_HOST to its host name first.');
  await assertSiteExists(sites, siteSlug);
  const membership = { siteSlug, role, locationIds: null, categories: null };
  const secret = await createInvitationStore(database).add(membership, email, operator, now);
  const { origin } = buildDeskOrigin(deskHost, env.PORT);
  print(`With this link, ${email} can join ${siteSlug} as ${role}. It works once and expires in three days:`);
  print(`${origin}/invitations/${secret}`);
};
