/** Kinds of location that shoppers choose between. */
export const locationKinds = ['sales', 'service', 'parts'] as const;

export type LocationKind = (typeof locationKinds)[number];

/** What shoppers call the kinds of location. */
export const kindLabels: Readonly<Record<LocationKind, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};
