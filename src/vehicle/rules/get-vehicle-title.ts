import type { Vehicle } from './vehicle.ts';

/** Drops a make that the model repeats: 'Mazda Mazda3' becomes 'Mazda3'. 'Toyota RAV4' stays. */
export const shortenMakeModel = (makeModel: string): string => makeModel.replace(/^(.+?) (?=\1)/i, '');

export const getVehicleTitle = ({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  `${year} ${shortenMakeModel(`${make} ${model}`)}`;
