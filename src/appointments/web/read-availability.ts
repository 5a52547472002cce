import { type Shape, shapes } from '#src/lib/shapes.ts';
import type { BookableDay } from '../rules/list-bookable-days.ts';

const { text, orNull, listOf, oneOf, record } = shapes;

interface SentDay {
  readonly date: string;
  readonly state: BookableDay['kind'];
  readonly text: string | null;
  readonly slots: readonly { readonly starts_at: string; readonly ends_at: string }[];
}

/** What the interface answers of a place's days. */
export interface SentAvailability {
  readonly days: readonly SentDay[];
}

/** Whether an answer is one. */
export const isAvailability: Shape<SentAvailability> = record<SentAvailability>({
  days: listOf(
    record<SentDay>({
      date: text,
      state: oneOf<BookableDay['kind']>({ bookable: true, full: true, closed: true }),
      text: orNull(text),
      slots: listOf(record({ starts_at: text, ends_at: text })),
    }),
  ),
});

const readDay = ({ date, state, text: reason, slots }: SentDay): BookableDay => {
  if (state === 'closed') return { kind: 'closed', day: date, text: reason ?? 'Closed' };
  if (state === 'full') return { kind: 'full', day: date };
  const read = slots.map(({ starts_at, ends_at }) => ({ startMs: Date.parse(starts_at), endMs: Date.parse(ends_at) }));
  return { kind: 'bookable', day: date, slots: read };
};

/** The days of an answer. */
export const readAvailability = ({ days }: SentAvailability): readonly BookableDay[] => days.map(readDay);
