// What other slices may call on the server.
export { changeStock, type StockChange } from './change-stock.ts';
export { findVehicleByName, type NamedVehicles } from './find-vehicle-by-name.ts';
export { type ListingSite, requireVehicle } from './require-vehicle.ts';
export { setVehicleHold } from './set-vehicle-hold.ts';
export type { StockWatch } from './stock-watch.ts';
export { streamVehicleFields } from './stream-vehicle-fields.ts';
export { vehicles } from './tables.ts';
export { buildVehicleRecord, buildVehicleRow, type VehicleRow } from './vehicle-row.ts';
export type { VehicleStore } from './vehicle-store.ts';
