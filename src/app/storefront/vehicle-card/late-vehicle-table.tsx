import { lazyPart } from '#src/ui/late/lazy-part.ts';

/** Drawn with the page; its script loads where a site lists its vehicles in a table. */
export const LateVehicleTable = lazyPart(() => import('./vehicle-table.tsx').then((part) => part.VehicleTable));
