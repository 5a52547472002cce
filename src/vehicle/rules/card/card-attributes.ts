/** Every attribute that a card can show as a chip, by the specification's field name. @spec B9.10 */
export const cardAttributes = [
  'car_type',
  'simple_body',
  'km',
  'simple_transmission',
  'stocknum',
  'simple_fuel',
  'simple_drive',
  'seats',
  'colour',
  'city',
  'learner_approved',
  'location_name',
] as const;

export type CardAttributeName = (typeof cardAttributes)[number];
