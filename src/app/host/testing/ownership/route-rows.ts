import { accountRouteRows } from './account-route-rows.ts';
import type { OwnershipRow } from './ownership-row.ts';
import { publicRouteRows } from './public-route-rows.ts';
import { shoppingRouteRows } from './shopping-route-rows.ts';

/**
 * Every route of the server, by its method and pattern; those of HEAD are those of GET. A route without a row fails its test.
 * Those of signing in come last: after them an actor is nobody.
 */
export const routeRows: Readonly<Record<string, OwnershipRow>> = {
  ...publicRouteRows,
  ...shoppingRouteRows,
  ...accountRouteRows,
};
