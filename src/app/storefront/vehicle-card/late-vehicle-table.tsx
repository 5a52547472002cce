import { lazyPart } from '#src/ui/late/lazy-part.ts';

/** The table of results, which the server renders with the page. Its script loads only on sites with a table. */
export const LateVehicleTable = lazyPart(() => import('./vehicle-table.tsx').then((part) => part.VehicleTable));
