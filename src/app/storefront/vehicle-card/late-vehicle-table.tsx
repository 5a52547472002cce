import { lazyPart } from '#src/ui/late/lazy-part.ts';

export const LateVehicleTable = lazyPart(() => import('./vehicle-table.tsx').then((part) => part.VehicleTable));
