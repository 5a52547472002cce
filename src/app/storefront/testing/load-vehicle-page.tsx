import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { loadLateParts } from './draw-on-site.tsx';
import { makeFullVehicle } from './make-full-vehicle.ts';
import { makeTestContext } from './make-test-context.ts';

export const loadVehiclePage = async (): Promise<void> => {
  const context = makeTestContext();
  const draw = (fields: Partial<Vehicle>) =>
    loadLateParts(<VehiclePage view={buildVehiclePage(makeFullVehicle(fields), true, context)} />, context);
  await draw({});
  await draw({ status: 'sold' });
};
