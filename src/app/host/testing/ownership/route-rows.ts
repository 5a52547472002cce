import { accountRouteRows } from './account-route-rows.ts';
import type { OwnershipRow } from './ownership-row.ts';
import { publicRouteRows } from './public-route-rows.ts';
import { shoppingRouteRows } from './shopping-route-rows.ts';

/**
 * Every route by method and pattern, except HEAD routes, which are tested as GET. A test fails if a route has no row.
 * The account's routes come last, because the last of them signs the actor out.
 */
export const routeRows: Readonly<Record<string, OwnershipRow>> = {
  ...publicRouteRows,
  ...shoppingRouteRows,
  ...accountRouteRows,
};
