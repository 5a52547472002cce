export const layoutChoices = {
  header: ['utility', 'centred', 'pill', 'ruled'],
  menus: ['click', 'hover'],
  hero: ['searchBox', 'photograph', 'field', 'plate'],
  card: ['boxed', 'editorial', 'roomy', 'row', 'poster'],
  filters: ['rail', 'ruledRail', 'bar', 'plateRail'],
  gallery: ['panel', 'mosaic', 'wide', 'tabbed'],
  keyInformation: ['panel', 'columns', 'plate'],
  modal: ['box', 'drawer'],
  footer: ['columns', 'light', 'sentence', 'plate'],
  typeface: ['grotesque', 'magazine', 'plain', 'plate'],
} as const;

export type Layout = { -readonly [Part in keyof typeof layoutChoices]: (typeof layoutChoices)[Part][number] };
