/** Set by this server, not the feed: a deposit was paid, or the vehicle was sold. */
export type VehicleHold = 'reserved' | 'sold';

/** Fields that a hold overrides in the dealer's feed, by their names in the specification. @spec B1.12 */
export const holdOverrides: Readonly<Record<VehicleHold, Readonly<Record<string, unknown>>>> = {
  reserved: { reserved: true },
  sold: { reserved: true, sold: true, status: 'sold' },
};
