/** Separate from the icons in icon.tsx, because only some pages use these. */
export const pageIcons = {
  bed: { strokes: 'M3 18V7m0 8h18m0 3v-5a3 3 0 0 0-3-3h-7v5M6.5 12.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3' },
  calendar: { strokes: 'M4 6h16v14H4zm0 4h16M8 3v4m8-4v4' },
  check: { strokes: 'm5 13 4 4L19 7' },
  chevronLeft: { strokes: 'm15 6-6 6 6 6' },
  chevronRight: { strokes: 'm9 6 6 6-6 6' },
  chevronUp: { strokes: 'm6 15 6-6 6 6' },
  clock: { strokes: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2' },
  copy: { strokes: 'M9 9h11v11H9zM15 9V4H4v11h5' },
  engine: { strokes: 'M7 10h2l2-2h4l2 3h1v-1h3v7h-3v-1h-2l-1.5 3H10l-3-3zM3 10v6m0-3h4m3-8h6m-3 0v3' },
  expand: { strokes: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5' },
  external: { strokes: 'M14 4h6v6m0-6-9 9M10 5H4v15h15v-6' },
  gauge: { strokes: 'M5 18a9 9 0 1 1 14 0M12 14l4-5M12 15.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3' },
  gearbox: { strokes: 'M6 5v14M12 5v14M18 5v7H6M6 5h.01M12 5h.01M18 5h.01' },
  history: { strokes: 'M4 5v5h5M4.5 10a8 8 0 1 1-.4 4M12 8v4l3 2' },
  info: { strokes: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5m0-8.5v.01' },
  licence: { strokes: 'M3 5h18v14H3zm5.5 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4m-3 4.5a3 3 0 0 1 6 0M15 9h3m-3 3h3' },
  mail: { strokes: 'M3 6h18v12H3zm0 1 9 6 9-6' },
  minus: { strokes: 'M5 12h14' },
  payload: {
    strokes: 'M7 3h10v9H7zm5 0v4m-9 5h18v4H3zm4.5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m9 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  },
  pause: { strokes: 'M8 5v14M16 5v14' },
  play: { strokes: 'M7 4l12 8-12 8z' },
  plus: { strokes: 'M12 5v14M5 12h14' },
  print: { strokes: 'M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z' },
  share: { strokes: 'M12 15V3m0 0L8 7m4-4 4 4M6 11H4v10h16V11h-2' },
  sort: { strokes: 'M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3' },
  turn: { strokes: 'M3 12c0-2.5 4-4.5 9-4.5s9 2 9 4.5-4 4.5-9 4.5H9m3-3-3 3 3 3' },
  weight: { strokes: 'M6 8h12l2 12H4zM12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5' },
  wheelbase: {
    strokes:
      'M6 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7m12 0a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M9.5 7.5h5M6 14v6m12-6v6M6 17h12M8.5 14.5 6 17l2.5 2.5m7-5L18 17l-2.5 2.5',
  },
  wheel: {
    strokes: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-6a3 3 0 1 0 0-6 3 3 0 0 0 0 6m0-6V3m2.6 10.5 5.2 3m-10.4-3-5.2 3',
  },
} as const;
