import { listReservedIds } from '#src/checkout/server/reservation-store.ts';
import type { Database } from '#src/platform/db/database.ts';
import { listVehicleIdsInPurchase } from '#src/purchase/server/purchase-store.ts';
import type { CommitmentKind } from '#src/stock-import/rules/feed-run.ts';
import type { FindCommitments } from '#src/stock-import/server/survey-options.ts';
import { listWatchedIds } from '#src/watchlist/server/watchlist-store.ts';

type ListIds = (database: Database, siteSlug: string, vehicleIds: readonly number[]) => Promise<readonly number[]>;

const stakes: Readonly<Record<CommitmentKind, ListIds>> = {
  reservation: listReservedIds,
  purchase: listVehicleIdsInPurchase,
  watchlist: listWatchedIds,
};

/** Maximum number of vehicles per statement, because PostgreSQL limits a statement's parameters. */
const batchSize = 5000;

export const findCommitments: FindCommitments = async (database, siteSlug, vehicleIds) => {
  const byVehicle = new Map<number, CommitmentKind[]>();
  for (const [kind, listIds] of Object.entries(stakes) as [CommitmentKind, ListIds][]) {
    for (let from = 0; from < vehicleIds.length; from += batchSize) {
      for (const id of await listIds(database, siteSlug, vehicleIds.slice(from, from + batchSize))) {
        byVehicle.set(id, [...(byVehicle.get(id) ?? []), kind]);
      }
    }
  }
  return byVehicle;
};
