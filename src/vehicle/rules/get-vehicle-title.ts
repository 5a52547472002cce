import { shortenMakeModel } from './shorten-make-model.ts';
import type { Vehicle } from './vehicle.ts';

/** Year, make and model: '2023 Nissan X-Trail', '2024 Mazda3'. */
export const getVehicleTitle = ({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  `${year} ${shortenMakeModel(`${make} ${model}`)}`;
