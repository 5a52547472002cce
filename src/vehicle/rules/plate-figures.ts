/** Every figure that a plate of ruled cells can show. @spec B3.08, B3.12 */
export const plateFigures = [
  'sleeps',
  'tare',
  'atm',
  'payload',
  'bodyLength',
  'bodyWidth',
  'axle',
  'grossVehicleMass',
  'engine',
  'weight',
  'odometer',
  'gearbox',
  'tank',
  'seats',
  'stockNumber',
  'licence',
  'location',
] as const;

export type PlateFigureName = (typeof plateFigures)[number];
