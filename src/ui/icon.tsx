import styles from './icon.module.css';

/** Strokes of every icon on a field of 24 by 24. */
const strokes = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  bed: 'M3 18V7m0 8h18m0 3v-5a3 3 0 0 0-3-3h-7v5M6.5 12.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7',
  check: 'm5 13 4 4L19 7',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronUp: 'm6 15 6-6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  compare: 'M12 4v16m-4 0h8M5 7h14M5 7l-3 7h6zm14 0-3 7h6z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  external: 'M14 4h6v6m0-6-9 9M10 5H4v15h15v-6',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  gauge: 'M5 18a9 9 0 1 1 14 0M12 14l4-5M12 15.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  gearbox: 'M6 5v14M12 5v14M18 5v7H6M6 5h.01M12 5h.01M18 5h.01',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1.5A4 4 0 0 1 20 9c0 6-8 11-8 11',
  history: 'M4 5v5h5M4.5 10a8 8 0 1 1-.4 4M12 8v4l3 2',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5m0-8.5v.01',
  mail: 'M3 6h18v12H3zm0 1 9 6 9-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  pause: 'M8 5v14M16 5v14',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11m0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  play: 'M7 4l12 8-12 8z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 5 5',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M6 11H4v10h16V11h-2',
  sort: 'M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 9a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1',
  turn: 'M3 12c0-2.5 4-4.5 9-4.5s9 2 9 4.5-4 4.5-9 4.5H9m3-3-3 3 3 3',
  weight: 'M6 8h12l2 12H4zM12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  wheel: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-6a3 3 0 1 0 0-6 3 3 0 0 0 0 6m0-6V3m2.6 10.5 5.2 3m-10.4-3-5.2 3',
} as const;

export type IconName = keyof typeof strokes;

/** Every icon, by name. */
export const iconNames = Object.keys(strokes) as readonly IconName[];

/** A drawn icon in the colour of its text. It says nothing to a screen reader: the text beside it does. */
export function Icon({
  name,
  size = 'medium',
}: {
  /** One of ours, or the strokes of one that its page brings. */
  readonly name: IconName | { readonly strokes: string };
  readonly size?: 'small' | 'medium' | 'large';
}) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={typeof name === 'string' ? strokes[name] : name.strokes} />
    </svg>
  );
}
