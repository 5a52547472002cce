import type { InboxEntry } from '#src/inbox/rules/inbox-entry.ts';
import { readLeadReference } from '#src/inbox/rules/read-lead-reference.ts';
import type { LeadWorker } from '#src/inbox/server/change-lead.ts';
import type { MergeOutcome } from '#src/inbox/server/merge-service.ts';
import type { LinkedEvent } from '#src/inbox/view/build-linked-items.ts';
import { buildMergeView, type MergedLead, type MergeView, type SeenLead } from '#src/inbox/view/build-merge-view.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import type { AuditEntry } from '#src/staff/rules/audit.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import type { Member } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { type GroupLeads, listGroupMembers, seeFrom } from './group-leads.server.ts';

const chosenField = 'merge';

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

const findMember = (member: Member, siteSlug: string | null): Member | undefined =>
  siteSlug === null || siteSlug === member.site.slug
    ? member
    : listGroupMembers(member).find(({ membership }) => membership.siteSlug === siteSlug);

const findChosen = async (member: Member, leadUuid: string, written: string) => {
  const reference = readLeadReference(written);
  const there = reference === null ? undefined : findMember(member, reference.siteSlug);
  if (reference === null || reference.leadUuid === leadUuid || there === undefined) return 'unknown';
  const far = there === member ? null : seeFrom(there);
  if (far?.canMerge === false) return 'unknown';
  const { services } = there.desk;
  const [listed, found] = await Promise.all([
    services.inbox.findEntry(there.reader, reference.leadUuid),
    services.findLead(there.site.slug, reference.leadUuid),
  ]);
  return listed === undefined || found === undefined ? 'unknown' : { listed, far, contact: found.lead };
};

interface MergeLeads {
  readonly lead: Lead;
  readonly others: readonly InboxEntry[];
  readonly merged: readonly InboxEntry[];
  readonly group: GroupLeads;
}

export const loadMergeView = async (
  member: Member,
  { lead, others, merged, group }: MergeLeads,
  params: URLSearchParams,
): Promise<MergeView> => {
  const { desk, site, membership, session } = member;
  const canMerge = hasPermission(membership.role, 'leads.merge');
  const written = params.get(chosenField);
  const chosen = canMerge && written !== null ? await findChosen(member, lead.leadUuid, written) : null;
  const addressOf = (reference: string | null): string => {
    const next = new URLSearchParams(params);
    next.delete(chosenField);
    if (reference !== null) next.set(chosenField, reference);
    const path = deskPaths.lead(site.slug, lead.leadUuid);
    return next.size === 0 ? path : `${path}?${next}`;
  };
  const ofSite = (listed: InboxEntry): SeenLead => ({ listed, far: null });
  return buildMergeView(
    {
      lead,
      others: [...others.map(ofSite), ...group.others],
      merged: [...merged.map(ofSite), ...group.merged],
      elsewhere: group.elsewhere,
      chosen,
    },
    {
      site,
      personUuid: session.personUuid,
      now: desk.now,
      canMerge,
      pageHref: addressOf(null),
      hrefOf: (uuid, siteSlug) => deskPaths.lead(siteSlug ?? site.slug, uuid),
      mergeHrefOf: (uuid, siteSlug) => addressOf(siteSlug === null ? uuid : deskPaths.lead(siteSlug, uuid)),
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

const merge = (
  member: Member,
  worker: LeadWorker,
  leadUuid: string,
  form: FormData,
  intent: 'merge' | 'unmerge',
): Promise<MergeOutcome> => {
  const { services, now } = member.desk;
  const otherUuid = String(form.get('other') ?? '').toLowerCase();
  const there = findMember(member, form.get('at') === null ? null : String(form.get('at')));
  if (!isUuid(otherUuid) || there === undefined) return Promise.resolve('unknown');
  if (there === member) return services.merges[intent](worker, { mainUuid: leadUuid, otherUuid }, now);
  const workerThere = { ...worker, ...there.membership };
  return services.pairs[intent]({ worker, leadUuid }, { worker: workerThere, leadUuid: otherUuid }, now);
};

/** Returns undefined for a form that doesn't merge or unmerge leads. */
export const mergeLead = async (
  member: Member,
  worker: LeadWorker,
  leadUuid: string,
  form: FormData,
): Promise<'done' | 'unknown' | 'notAllowed' | { readonly problem: string; readonly typed?: string } | undefined> => {
  const intent = form.get('intent');
  if (intent !== 'merge' && intent !== 'unmerge' && intent !== 'takeBack') return undefined;
  const { services, now } = member.desk;
  const outcome =
    intent === 'takeBack'
      ? await services.pairs.takeBack(worker, leadUuid, now)
      : await merge(member, worker, leadUuid, form, intent);
  return outcome === 'done' || outcome === 'unknown' || outcome === 'notAllowed'
    ? outcome
    : { problem: problems[outcome] };
};
