export const locationKinds = ['sales', 'service', 'parts'] as const;

export type LocationKind = (typeof locationKinds)[number];

export const kindLabels: Readonly<Record<LocationKind, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};
