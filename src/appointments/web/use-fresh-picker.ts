import { useEffect, useState } from 'react';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { type Shape, shapes } from '#src/lib/shapes.ts';
import { addParameters } from '#src/lib/url.ts';
import type { BookableDay } from '../rules/list-bookable-days.ts';
import { buildSlotPicker, type SlotPickerView } from '../view/build-slot-picker.ts';

const { text, orNull, listOf, oneOf, record } = shapes;

interface SentDay {
  readonly date: string;
  readonly state: BookableDay['kind'];
  readonly text: string | null;
  readonly slots: readonly { readonly starts_at: string; readonly ends_at: string }[];
}

interface SentAvailability {
  readonly days: readonly SentDay[];
}

const isAvailability: Shape<SentAvailability> = record<SentAvailability>({
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

const ask = async (picker: SlotPickerView, signal: AbortSignal): Promise<SlotPickerView> => {
  const { locationId, vehicleId, timeZone, days, openDay } = picker;
  const address = addParameters(apiPaths.appointments, {
    location_id: String(locationId),
    ...(days[0] !== undefined && { from: days[0].day }),
    days: String(days.length),
    ...(vehicleId !== null && { car_id: String(vehicleId) }),
  });
  const answer = await readAnswer(await fetchWithTimeout(address, signal), isAvailability);
  return buildSlotPicker(answer.days.map(readDay), { locationId, vehicleId, timeZone }, openDay);
};

/**
 * Loads the free times, because those on a cached page can be minutes old. The server checks again before booking.
 * @spec B7.20
 */
export const useFreshPicker = (served: SlotPickerView | null): SlotPickerView | null => {
  const [fresh, setFresh] = useState(served);
  useEffect(() => {
    if (served === null || served.days.length === 0) return;
    const stop = new AbortController();
    ask(served, stop.signal).then(
      (picker) => {
        if (!stop.signal.aborted) setFresh(picker);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) console.warn('loading the available times failed', error);
      },
    );
    return () => stop.abort();
  }, [served]);
  return fresh;
};
