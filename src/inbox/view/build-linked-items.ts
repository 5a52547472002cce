import type { ScopedLead } from '#src/staff/rules/membership.ts';
import type { InboxEntry } from '../rules/inbox-entry.ts';
import { describeTopic } from './build-inbox-view.ts';
import type { TimelineItem } from './timeline-item.ts';

export type LinkedRecord =
  | { readonly kind: 'reservation'; readonly uuid: string; readonly lead: ScopedLead }
  | { readonly kind: 'tradeIn'; readonly uuid: string };

export interface LinkedEvent {
  readonly key: string;
  readonly what: string;
  readonly atMs: number;
  readonly record: LinkedRecord | null;
}

interface LinkedHrefs {
  readonly ofLead: (leadUuid: string) => string;
  /** Returns null for a record that the reader may not open. */
  readonly ofRecord: (record: LinkedRecord) => string | null;
}

export const buildLinkedItems = (
  events: readonly LinkedEvent[],
  others: readonly InboxEntry[],
  { ofLead, ofRecord }: LinkedHrefs,
): readonly Omit<TimelineItem, 'when'>[] => [
  ...events.map(({ record, ...event }) => {
    const href = record && ofRecord(record);
    return { ...event, kind: 'linked' as const, who: null, text: null, ...(href !== null && { href }) };
  }),
  ...others.map((other) => ({
    key: other.leadUuid,
    kind: 'linked' as const,
    who: null,
    what: `Another lead: ${[describeTopic(other), other.vehicleTitle].filter((part) => part !== null).join(', ')}`,
    text: null,
    href: ofLead(other.leadUuid),
    atMs: other.receivedAtMs,
  })),
];
