import type { Vehicle } from './vehicle.ts';

/** Year, make and model: '2023 Nissan X-Trail'. */
export const getVehicleTitle = ({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;
