import type { MoveVisitorData } from '#src/account/server/visitor-store.ts';
import { moveReservations } from '#src/checkout/server/reservation-store.ts';
import { moveApplications } from '#src/finance-application/server/application-store.ts';
import { movePurchases } from '#src/purchase/server/purchase-store.ts';
import { moveValuations } from '#src/trade-in/server/valuation-store.ts';

export const visitorDataMoves: readonly MoveVisitorData[] = [
  moveValuations,
  movePurchases,
  moveReservations,
  moveApplications,
];
