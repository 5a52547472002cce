/** Drawn in the same square and line as the icons of ui. */
export const inboxIcons = {
  inbox: { strokes: 'M4 13l3-8h10l3 8v6H4zm0 0h5l1 2h4l1-2h5' },
  tag: { strokes: 'M4 4h8l8 8-8 8-8-8zM8.5 9a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1' },
  people: {
    strokes:
      'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7m-6 9c0-4 3-6 6-6s6 2 6 6m1-9.5a3 3 0 1 0-1-6m2 9.500c2.500.5 4 2.500 4 6',
  },
  route: { strokes: 'M6 20V9a4 4 0 0 1 4-4h10m-4-3 4 3-4 3M6 14h14m-4-3 4 3-4 3' },
  log: { strokes: 'M6 3h9l4 4v14H6zM9 9h6M9 13h6M9 17h4' },
  chart: { strokes: 'M3 20h18M6 17v-6m6 6V5m6 12v-9' },
  key: { strokes: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8m4-4h9m-3 0v3' },
  keyboard: { strokes: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8' },
} as const;
