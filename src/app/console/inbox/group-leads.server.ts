import { isOfOneGroup } from '#src/inbox/rules/is-of-one-group.ts';
import { buildChangeItems, buildNoteItems } from '#src/inbox/view/build-change-items.ts';
import { buildLinkedItems } from '#src/inbox/view/build-linked-items.ts';
import { buildMergedItems, type SeenLead } from '#src/inbox/view/build-merge-view.ts';
import { describeMoment } from '#src/inbox/view/describe-age.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import type { Member } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { buildHeldItems, type UndatedItem } from './held-items.server.ts';
import { linkRecord } from './record-links.server.ts';

const maxSites = 20;
const maxOffered = 20;
const maxItems = 100;

export const listGroupMembers = (member: Member): readonly Member[] => {
  const { desk, site, session } = member;
  return session.memberships
    .flatMap((membership): readonly Member[] => {
      const other = desk.services.siteBySlug(membership.siteSlug);
      if (other === undefined || other.slug === site.slug || !isOfOneGroup(site, other)) return [];
      if (!hasPermission(membership.role, 'leads.read')) return [];
      return [{ ...member, site: other, membership, reader: { ...membership, personUuid: session.personUuid } }];
    })
    .slice(0, maxSites);
};

export const seeFrom = ({ site, membership }: Member): NonNullable<SeenLead['far']> => ({
  site,
  canMerge: hasPermission(membership.role, 'leads.merge'),
});

interface FarLead extends SeenLead {
  readonly far: NonNullable<SeenLead['far']>;
  readonly member: Member;
}

export interface GroupLeads {
  /**
   * The newest leads at the group's other sites with the phone or email of the page's lead, apart from those merged
   * with it.
   */
  readonly others: readonly FarLead[];
  readonly merged: readonly FarLead[];
  /**
   * Set if the page's lead was merged into a lead of another site. `main` is null if the person can't see that lead.
   */
  readonly elsewhere: { readonly main: FarLead | null } | null;
  readonly items: readonly UndatedItem[];
}

const loadItems = async ({ member, listed }: FarLead): Promise<readonly UndatedItem[]> => {
  const { site, desk } = member;
  const { services, now } = desk;
  const { leadUuid } = listed;
  const [found, notes, changes, colleagues, messages, tasks, quotes, linked] = await Promise.all([
    services.findLead(site.slug, leadUuid),
    services.inbox.listNotes(site.slug, leadUuid),
    services.audit.listOfSubject(site.slug, leadUuid),
    services.memberships.list(site.slug),
    services.messages.list(site.slug, leadUuid),
    services.tasks.list(site.slug, leadUuid),
    services.quotes.list(site.slug, leadUuid),
    services.listLinkedEvents(site, leadUuid),
  ]);
  if (found === undefined) return [];
  // The page's own lead has an entry for the same merge.
  const own = changes.filter(({ action }) => action !== 'leadMerged' && action !== 'leadUnmerged');
  const momentOf = (ms: number): string => describeMoment(ms, now.getTime(), site.timeZone);
  return [
    ...buildHeldItems({ siteSlug: site.slug, lead: found.lead, messages, tasks, quotes }),
    ...buildLinkedItems(linked, [], { ofLead: () => '', ofRecord: linkRecord(member) }),
    ...buildMergedItems([found]),
    ...buildNoteItems(notes),
    ...buildChangeItems(own, colleagues, momentOf),
  ]
    .toSorted((one, other) => other.atMs - one.atMs)
    .slice(0, maxItems)
    .map((item) => ({ ...item, siteName: site.name }));
};

export const loadGroupLeads = async (member: Member, lead: Lead): Promise<GroupLeads> => {
  const { services } = member.desk;
  const members = listGroupMembers(member);
  const pairs = await services.listPairs({ siteSlug: member.site.slug, leadUuid: lead.leadUuid });
  const find = async (siteSlug: string, leadUuid: string): Promise<FarLead | null> => {
    const there = members.find(({ membership }) => membership.siteSlug === siteSlug);
    const listed = there && (await services.inbox.findEntry(there.reader, leadUuid));
    return there === undefined || listed === undefined ? null : { listed, far: seeFrom(there), member: there };
  };
  const [paired, listedOthers] = await Promise.all([
    Promise.all(pairs.map(async (pair) => ({ ...pair, seen: await find(pair.siteSlug, pair.leadUuid) }))),
    Promise.all(
      members.map(async (there) => {
        const entries = await services.inbox.listOfContact(there.reader, lead);
        return entries.map((listed): FarLead => ({ listed, far: seeFrom(there), member: there }));
      }),
    ),
  ]);
  const isPaired = ({ listed }: FarLead): boolean => pairs.some(({ leadUuid }) => leadUuid === listed.leadUuid);
  const main = paired.find(({ isMain }) => isMain);
  const merged = paired.flatMap(({ isMain, seen }) => (isMain || seen === null ? [] : [seen]));
  const shown = main?.seen == null ? merged : [...merged, main.seen];
  return {
    others: listedOthers
      .flat()
      .filter((other) => !isPaired(other))
      .toSorted((one, other) => other.listed.receivedAtMs - one.listed.receivedAtMs)
      .slice(0, maxOffered),
    merged,
    elsewhere: main === undefined ? null : { main: main.seen },
    items: (await Promise.all(shown.map(loadItems))).flat(),
  };
};

export const buildOtherItems = (others: readonly FarLead[]): readonly UndatedItem[] =>
  others.flatMap(({ listed, member: { site } }) =>
    buildLinkedItems([], [listed], {
      ofLead: (uuid) => deskPaths.lead(site.slug, uuid),
      ofRecord: () => null,
    }).map((item) => ({
      ...item,
      siteName: site.name,
    })),
  );
