/** That a vehicle is taken by what happened here: a deposit was paid, or it was sold. */
export type VehicleHold = 'reserved' | 'sold';

/** What a hold says over whatever the dealer's feed says, by the names of the specification. @spec B1.12 */
export const heldFields: Readonly<Record<VehicleHold, Readonly<Record<string, unknown>>>> = {
  reserved: { reserved: true },
  sold: { reserved: true, sold: true, status: 'sold' },
};
