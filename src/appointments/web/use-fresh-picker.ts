import { useEffect, useState } from 'react';
import { addParameters } from '#src/lib/add-parameters.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { buildSlotPicker } from '../view/build-slot-picker.ts';
import type { SlotPickerView } from '../view/slot-picker-view.ts';
import { isAvailability, readAvailability } from './read-availability.ts';

const ask = async (picker: SlotPickerView, signal: AbortSignal): Promise<SlotPickerView> => {
  const { locationId, vehicleId, timeZone, days, openDay } = picker;
  const address = addParameters(apiPaths.appointments, {
    location_id: String(locationId),
    days: String(days.length),
    ...(vehicleId !== null && { car_id: String(vehicleId) }),
  });
  const answer = await readAnswer(await fetchInTime(address, signal), isAvailability);
  return buildSlotPicker(readAvailability(answer), { locationId, vehicleId, timeZone }, openDay);
};

/**
 * The times that are left now: a page from memory has those of some minutes ago. Until they are here, and where they do
 * not come, the page's own stand: the server looks again before it books.
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
        if (!stop.signal.aborted) console.warn('free times', error);
      },
    );
    return () => stop.abort();
  }, [served]);
  return fresh;
};
