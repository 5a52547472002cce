/** The name on cards: year, make, model and badge; a make that the model repeats ('Mazda Mazda3') is said once. */
export const buildVehicleName = (year: number, make: string, model: string, badge: string | undefined): string =>
  [String(year), model.startsWith(make) ? undefined : make, model, badge]
    .filter((part) => part !== undefined)
    .join(' ');
