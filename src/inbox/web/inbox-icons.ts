export const inboxIcons = {
  inbox: { strokes: 'M4 13l3-8h10l3 8v6H4zm0 0h5l1 2h4l1-2h5' },
  calendar: { strokes: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5' },
  tag: { strokes: 'M4 4h8l8 8-8 8-8-8zM8.5 9a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1' },
  card: { strokes: 'M3 6h18v12H3zM3 10h18M7 14h4' },
  cart: { strokes: 'M3 4h3l2 11h10l2-8H7M9 20a1 1 0 1 0 0-.01M17 20a1 1 0 1 0 0-.01' },
  form: { strokes: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3' },
  gift: { strokes: 'M4 9h16v4H4zM6 13v8h12v-8M12 9v12M12 9c-2-5-6-5-6-2s3 2 6 2c3 0 6 1 6-2s-4-3-6 2' },
  swap: { strokes: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4' },
  more: {
    strokes: 'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2m7 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2m7 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
  },
  people: {
    strokes:
      'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7m-6 9c0-4 3-6 6-6s6 2 6 6m1-9.5a3 3 0 1 0-1-6m2 9.500c2.500.5 4 2.500 4 6',
  },
  route: { strokes: 'M6 20V9a4 4 0 0 1 4-4h10m-4-3 4 3-4 3M6 14h14m-4-3 4 3-4 3' },
  shield: { strokes: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4' },
  log: { strokes: 'M6 3h9l4 4v14H6zM9 9h6M9 13h6M9 17h4' },
  chart: { strokes: 'M3 20h18M6 17v-6m6 6V5m6 12v-9' },
  key: { strokes: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8m4-4h9m-3 0v3' },
  keyboard: { strokes: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8' },
} as const;
