import type { Vehicle } from './vehicle.ts';

/** A make with its model, the make once: 'Mazda Mazda3' is 'Mazda3'; 'Toyota RAV4' stays. */
export const shortenMakeModel = (makeModel: string): string => makeModel.replace(/^(.+?) (?=\1)/i, '');

/** Year, make and model: '2023 Nissan X-Trail', '2024 Mazda3'. */
export const getVehicleTitle = ({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  `${year} ${shortenMakeModel(`${make} ${model}`)}`;
