import type { InboxEntry } from '#src/inbox/rules/inbox-entry.ts';
import { readLeadReference } from '#src/inbox/rules/read-lead-reference.ts';
import type { LeadWorker } from '#src/inbox/server/change-lead.ts';
import type { MergeOutcome } from '#src/inbox/server/merge-service.ts';
import type { LinkedEvent } from '#src/inbox/view/build-linked-items.ts';
import { buildMergeView, type MergedLead, type MergeView } from '#src/inbox/view/build-merge-view.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import type { AuditEntry } from '#src/staff/rules/audit.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import type { Member } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';

const chosenField = 'merge';

/** What other stores know of the leads that are merged into a lead. */
export interface MergedFacts {
  readonly leads: readonly MergedLead[];
  readonly changes: readonly AuditEntry[];
  readonly linked: readonly LinkedEvent[];
}

export const loadMerged = async (
  { desk: { services }, site }: Member,
  merged: readonly InboxEntry[],
): Promise<MergedFacts> => {
  const uuids = merged.map(({ leadUuid }) => leadUuid);
  const [found, changes, linked] = await Promise.all([
    Promise.all(uuids.map((uuid) => services.findLead(site.slug, uuid))),
    Promise.all(uuids.map((uuid) => services.audit.listOfSubject(site.slug, uuid))),
    Promise.all(uuids.map((uuid) => services.listLinkedEvents(site, uuid))),
  ]);
  return {
    leads: found.flatMap((one) => (one === undefined ? [] : [one])),
    changes: changes.flat(),
    linked: linked.flat(),
  };
};

const findChosen = async ({ desk, site, reader }: Member, leadUuid: string, written: string) => {
  const otherUuid = readLeadReference(written);
  if (otherUuid === null || otherUuid === leadUuid) return 'unknown';
  const [listed, found] = await Promise.all([
    desk.services.inbox.findEntry(reader, otherUuid),
    desk.services.findLead(site.slug, otherUuid),
  ]);
  return listed === undefined || found === undefined ? 'unknown' : { listed, contact: found.lead };
};

export const loadMergeView = async (
  member: Member,
  { lead, others, merged }: { lead: Lead; others: readonly InboxEntry[]; merged: readonly InboxEntry[] },
  params: URLSearchParams,
): Promise<MergeView> => {
  const { desk, site, membership, session } = member;
  const canMerge = hasPermission(membership.role, 'leads.merge');
  const written = params.get(chosenField);
  const chosen = canMerge && written !== null ? await findChosen(member, lead.leadUuid, written) : null;
  const addressOf = (otherUuid: string | null): string => {
    const next = new URLSearchParams(params);
    next.delete(chosenField);
    if (otherUuid !== null) next.set(chosenField, otherUuid);
    const path = deskPaths.lead(site.slug, lead.leadUuid);
    return next.size === 0 ? path : `${path}?${next}`;
  };
  return buildMergeView(
    { lead, others, merged, chosen },
    {
      site,
      personUuid: session.personUuid,
      now: desk.now,
      canMerge,
      pageHref: addressOf(null),
      hrefOf: (uuid) => deskPaths.lead(site.slug, uuid),
      mergeHrefOf: addressOf,
    },
  );
};

const problems: Readonly<Record<Exclude<MergeOutcome, 'done' | 'unknown' | 'notAllowed'>, string>> = {
  same: 'That’s the lead on this page. Choose another one.',
  mainIsMerged: 'Someone has merged the lead on this page into another one. Open the lead again and start from there.',
  otherIsMerged: 'Someone has merged that lead into another one already.',
  otherHasMerged: 'Other leads are merged into that one. Unmerge them first, or merge this lead into that one.',
  tooMany: 'Up to 20 leads can be merged into one.',
  notMerged: 'Someone has unmerged these leads already.',
};

/** Returns undefined for a form that is no merge. */
export const mergeLead = async (
  { desk }: Member,
  worker: LeadWorker,
  leadUuid: string,
  form: FormData,
): Promise<'done' | 'unknown' | 'notAllowed' | { readonly problem: string; readonly typed?: string } | undefined> => {
  const intent = form.get('intent');
  if (intent !== 'merge' && intent !== 'unmerge') return undefined;
  const otherUuid = String(form.get('other') ?? '').toLowerCase();
  if (!isUuid(otherUuid)) return 'unknown';
  const outcome = await desk.services.merges[intent](worker, { mainUuid: leadUuid, otherUuid }, desk.now);
  return outcome === 'done' || outcome === 'unknown' || outcome === 'notAllowed'
    ? outcome
    : { problem: problems[outcome] };
};
