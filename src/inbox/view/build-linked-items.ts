import type { InboxEntry } from '../rules/inbox-entry.ts';
import { describeTopic } from './build-inbox-view.ts';
import type { TimelineItem } from './timeline-item.ts';

export interface LinkedEvent {
  readonly key: string;
  readonly what: string;
  readonly atMs: number;
}

export const buildLinkedItems = (
  events: readonly LinkedEvent[],
  others: readonly InboxEntry[],
  hrefOf: (leadUuid: string) => string,
): readonly Omit<TimelineItem, 'when'>[] => [
  ...events.map((event) => ({ ...event, kind: 'linked' as const, who: null, text: null })),
  ...others.map((other) => ({
    key: other.leadUuid,
    kind: 'linked' as const,
    who: null,
    what: `Another lead: ${[describeTopic(other), other.vehicleTitle].filter((part) => part !== null).join(', ')}`,
    text: null,
    href: hrefOf(other.leadUuid),
    atMs: other.receivedAtMs,
  })),
];
