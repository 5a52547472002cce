import type { ItemType } from '../rules/vehicle-classes.ts';

/** Sent with the page's data, so that no script bundle contains the icons. @spec B2.41 */
export const itemTypeStrokes: Readonly<Record<ItemType, string>> = {
  car: 'M4 16v-4l2-5h12l2 5v4M4 16h16M4 16v2h3v-2m10 0v2h3v-2M4.5 12h15',
  caravan:
    'M22 17H11.5m-6 0H3v-7a4 4 0 0 1 4-4h9a3 3 0 0 1 3 3v8M6 10h4v3H6zm7.5 7V9.5H16V17M8.5 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  truck:
    'M9 17h5V5H2v12h2m10-8h4l4 4.5V17h-2M6.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5m11 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M14 17h1',
  motorcycle:
    'M5.5 19a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7m13 0a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M5.5 15.5 8 11h7l3.5 4.5L15 6.5h-2.5M8 11l-1-2H4m7 6.5h3l1.5-4',
};
