import { isReply } from '#src/leads/rules/delivery-kinds.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import type { InboxEntry } from '../rules/inbox-entry.ts';
import { buildInboxRow, describeTopic, type InboxRow, nameLead } from './build-inbox-view.ts';
import { buildDeliveryItem, describeArrival, type ShownDelivery, type TimelineItem } from './build-lead-page-view.ts';

export interface OfferedLead {
  readonly row: InboxRow;
  /** Asks to confirm the merge; null for a person who may not merge leads. */
  readonly mergeHref: string | null;
}

export interface MergeChoice {
  readonly row: InboxRow;
  /** What happens, and what to check first. */
  readonly lines: readonly string[];
}

export interface MergeView {
  readonly canMerge: boolean;
  readonly others: readonly OfferedLead[];
  readonly merged: readonly InboxRow[];
  /** 'unknown' if the address names no lead that can be merged. Null while nothing is chosen. */
  readonly choice: MergeChoice | 'unknown' | null;
  /** The lead's page, without a choice. */
  readonly pageHref: string;
}

type Contact = Pick<Lead, 'email' | 'phone'>;

interface MergeFacts {
  readonly lead: Contact;
  readonly others: readonly InboxEntry[];
  readonly merged: readonly InboxEntry[];
  readonly chosen: { readonly listed: InboxEntry; readonly contact: Contact } | 'unknown' | null;
}

type RowSurroundings = Parameters<typeof buildInboxRow>[2];

interface MergeSurroundings extends RowSurroundings {
  readonly canMerge: boolean;
  readonly pageHref: string;
  readonly hrefOf: (leadUuid: string) => string;
  readonly mergeHrefOf: (leadUuid: string) => string;
}

const isSamePerson = (one: Contact, other: Contact): boolean =>
  one.phone === other.phone || one.email.toLowerCase() === other.email.toLowerCase();

const describeMerge = (lead: Contact, { listed, contact }: Exclude<MergeFacts['chosen'], string | null>) => [
  'The list will show one lead, with the stage, assigned person and deadlines from this page.',
  'This page will show everything about both to everyone who can see this lead. Replies to emails about either one will appear here.',
  'Nothing is deleted. You can unmerge them here at any time to restore the other lead.',
  ...(listed.assigneeName === null ? [] : [`${listed.assigneeName} will no longer see the other lead in their list.`]),
  ...(isSamePerson(lead, contact)
    ? []
    : ['The phone numbers and email addresses are different. Check that both leads are from the same person.']),
];

export const buildMergeView = (facts: MergeFacts, around: MergeSurroundings): MergeView => {
  const { canMerge, pageHref, hrefOf, mergeHrefOf } = around;
  const rowOf = (listed: InboxEntry): InboxRow => buildInboxRow(listed, hrefOf(listed.leadUuid), around);
  const { lead, others, merged, chosen } = facts;
  return {
    canMerge,
    others: others.map((other) => ({
      row: rowOf(other),
      mergeHref: canMerge ? mergeHrefOf(other.leadUuid) : null,
    })),
    merged: merged.map(rowOf),
    choice:
      chosen === null || chosen === 'unknown'
        ? chosen
        : { row: rowOf(chosen.listed), lines: describeMerge(lead, chosen) },
    pageHref,
  };
};

export interface MergedLead {
  readonly lead: Lead;
  readonly deliveries: readonly ShownDelivery[];
}

/** What came with a lead that is merged into the page's lead. */
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
