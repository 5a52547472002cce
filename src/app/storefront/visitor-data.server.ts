import type { MoveVisitorData } from '#src/account/server/queries.ts';
import { moveReservations } from '#src/checkout/server/reservation-store.ts';
import { moveApplications } from '#src/finance-application/server/queries.ts';
import { movePurchases } from '#src/purchase/server/purchase-store.ts';
import { moveValuations } from '#src/trade-in/server/queries.ts';

/** What moves with a visitor who signs in, each a line: a slice that goes takes its line with it (ADR 51). */
export const visitorDataMoves: readonly MoveVisitorData[] = [
  moveValuations,
  movePurchases,
  moveReservations,
  moveApplications,
];
