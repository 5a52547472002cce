import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import { isVehicleCard } from './is-vehicle-card.ts';
import type { VehicleCardView } from './vehicle-card-view.ts';

const isAnswer = shapes.record<{ readonly cards: readonly VehicleCardView[] }>({ cards: shapes.listOf(isVehicleCard) });

/** Asks an address for vehicle cards; throws when there is no answer that can be drawn. @spec B3.20, B7.08 */
export const loadCards = async (address: string, signal: AbortSignal): Promise<readonly VehicleCardView[]> =>
  (await readAnswer(await fetchInTime(address, signal), isAnswer)).cards;
