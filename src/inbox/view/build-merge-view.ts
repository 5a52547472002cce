import { isReply } from '#src/leads/rules/delivery-kinds.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import type { InboxEntry } from '../rules/inbox-entry.ts';
import { buildInboxRow, describeTopic, type InboxRow, nameLead } from './build-inbox-view.ts';
import { buildDeliveryItem, describeArrival, type ShownDelivery } from './build-lead-page-view.ts';
import type { TimelineItem } from './timeline-item.ts';

export interface RelatedLead {
  readonly row: InboxRow;
  readonly site: { readonly slug: string; readonly name: string } | null;
}

export interface OfferedLead extends RelatedLead {
  readonly mergeHref: string | null;
}

export interface MergedRow extends RelatedLead {
  readonly canUnmerge: boolean;
}

export interface MergeChoice extends RelatedLead {
  readonly lines: readonly string[];
}

export interface MergeView {
  readonly canMerge: boolean;
  readonly others: readonly OfferedLead[];
  readonly merged: readonly MergedRow[];
  /**
   * Null unless the page's lead is merged into a lead of another site. `main` is null for people who can't see that
   * lead.
   */
  readonly elsewhere: { readonly main: RelatedLead | null } | null;
  /**
   * Null if the URL names no lead to merge, or if the person may not merge leads. 'unknown' if that lead can't be found
   * or merged.
   */
  readonly choice: MergeChoice | 'unknown' | null;
  readonly pageHref: string;
}

type Contact = Pick<Lead, 'email' | 'phone'>;
type RowSurroundings = Parameters<typeof buildInboxRow>[2];

interface FarSite {
  readonly site: RowSurroundings['site'] & { readonly slug: string; readonly name: string };
  readonly canMerge: boolean;
}

export interface SeenLead {
  readonly listed: InboxEntry;
  readonly far: FarSite | null;
}

interface MergeFacts {
  readonly lead: Contact;
  readonly others: readonly SeenLead[];
  readonly merged: readonly SeenLead[];
  readonly elsewhere: { readonly main: SeenLead | null } | null;
  readonly chosen: (SeenLead & { readonly contact: Contact }) | 'unknown' | null;
}

interface MergeSurroundings extends RowSurroundings {
  readonly canMerge: boolean;
  readonly pageHref: string;
  /** @param siteSlug null for the page's own site */
  readonly hrefOf: (leadUuid: string, siteSlug: string | null) => string;
  readonly mergeHrefOf: (leadUuid: string, siteSlug: string | null) => string;
}

const isSamePerson = (one: Contact, other: Contact): boolean =>
  one.phone === other.phone || one.email.toLowerCase() === other.email.toLowerCase();

const describeEffects = (far: FarSite | null): readonly string[] =>
  far === null
    ? [
        'The list will show one lead, with the stage, assigned person and deadlines from this page.',
        'This page will show everything about both leads to anyone who can see this one. Replies to emails about either one will appear here.',
        'Nothing is deleted. You can unmerge them here at any time to restore the other lead.',
      ]
    : [
        `The other lead will stay at ${far.site.name}. It’ll no longer be listed as open there, and its deadlines will stop.`,
        'Each lead’s page will show everything about both leads to anyone who can see both.',
        `Nothing is deleted. You can unmerge them here at any time, or take back the other lead at ${far.site.name}.`,
      ];

const describeMerge = (lead: Contact, { listed, far, contact }: Exclude<MergeFacts['chosen'], string | null>) => [
  ...describeEffects(far),
  ...(listed.assigneeName === null ? [] : [`${listed.assigneeName} will no longer see the other lead in their list.`]),
  ...(isSamePerson(lead, contact)
    ? []
    : ['The phone numbers and email addresses are different. Check that both leads are from the same person.']),
];

export const buildMergeView = (facts: MergeFacts, around: MergeSurroundings): MergeView => {
  const { canMerge, pageHref, hrefOf, mergeHrefOf } = around;
  const mayMerge = ({ far }: SeenLead): boolean => canMerge && far?.canMerge !== false;
  const relate = ({ listed, far }: SeenLead): RelatedLead => ({
    row: buildInboxRow(listed, hrefOf(listed.leadUuid, far?.site.slug ?? null), {
      ...around,
      site: far?.site ?? around.site,
    }),
    site: far === null ? null : { slug: far.site.slug, name: far.site.name },
  });
  const { lead, others, merged, elsewhere, chosen } = facts;
  return {
    canMerge,
    others: others.map((other) => ({
      ...relate(other),
      mergeHref:
        mayMerge(other) && elsewhere === null ? mergeHrefOf(other.listed.leadUuid, other.far?.site.slug ?? null) : null,
    })),
    merged: merged.map((one) => ({ ...relate(one), canUnmerge: mayMerge(one) })),
    elsewhere: elsewhere && { main: elsewhere.main && relate(elsewhere.main) },
    choice:
      chosen === null || chosen === 'unknown' ? chosen : { ...relate(chosen), lines: describeMerge(lead, chosen) },
    pageHref,
  };
};

export interface MergedLead {
  readonly lead: Lead;
  readonly deliveries: readonly ShownDelivery[];
}

export const buildMergedItems = (merged: readonly MergedLead[]): readonly Omit<TimelineItem, 'when'>[] =>
  merged.flatMap(({ lead, deliveries }) => [
    {
      key: `arrived ${lead.leadUuid}`,
      kind: 'arrived' as const,
      who: null,
      what: `${describeArrival(lead)}: ${joinKnown([nameLead(lead), describeTopic(lead), lead.vehicle?.title ?? null], ', ')}`,
      text: lead.message,
      atMs: lead.receivedAt.getTime(),
    },
    ...deliveries
      .filter(({ kind }) => !isReply(kind))
      .map(buildDeliveryItem)
      .map((item) => ({ ...item, key: `${lead.leadUuid} ${item.key}` })),
  ]);
