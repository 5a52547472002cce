export const buildVehicleName = (year: number, make: string, model: string, badge: string | undefined): string =>
  [String(year), model.startsWith(make) ? undefined : make, model, badge]
    .filter((part) => part !== undefined)
    .join(' ');
