import { z } from 'zod';
import { type Layout, layoutChoices } from '../model/layout.ts';

/** @spec B2.73 */
export const layoutSchema = z.strictObject({
  header: z.enum(layoutChoices.header).default('utility').meta({
    description:
      "Header of every page. utility: a dark line above a white bar; centred: the dealer's name between the links; pill: a roomy bar with the current page on a dark pill; ruled: a strip above tabs with lines between them",
    spec: 'B2.73',
  }),
  menus: z.enum(layoutChoices.menus).default('click').meta({
    description:
      'How shoppers open a menu of the header with a mouse: by a click, or also by hovering. Keyboard and touch always work',
    spec: 'L2.48',
  }),
  hero: z.enum(layoutChoices.hero).default('searchBox').meta({
    description:
      'Top of the home page. searchBox: a coloured area with the search box over its edge; photograph: a picture with a search line; field: one coloured area with huge words; plate: a picture with figures in cells',
    spec: 'B2.73',
  }),
  card: z.enum(layoutChoices.card).default('boxed').meta({
    description:
      'Vehicle cards. boxed: a box; editorial: a caption under a picture; roomy: a roomy box with a huge price; row: a row with figures in cells; poster: a picture as wide as the screen',
    spec: 'B2.73',
  }),
  filters: z.enum(layoutChoices.filters).default('rail').meta({
    description:
      'Filters of the search page. rail: a boxed column at the side; ruledRail: a column with thin lines; bar: a bar that opens the filters over the page; plateRail: a column of cells',
    spec: 'B2.73',
  }),
  gallery: z.enum(layoutChoices.gallery).default('panel').meta({
    description:
      'Gallery of the vehicle page. panel: a panel; mosaic: a mosaic of pictures as wide as the screen; wide: a wide box with round corners; tabbed: tabs above the picture',
    spec: 'B2.73',
  }),
  keyInformation: z.enum(layoutChoices.keyInformation).default('panel').meta({
    description:
      'Key information on the vehicle page. panel: in a panel; columns: in columns; plate: in cells with lines between them',
    spec: 'B2.73',
  }),
  modal: z.enum(layoutChoices.modal).default('box').meta({
    description:
      'Where the enquiry and test-drive forms open over the vehicle page. box: in the middle; drawer: from the right. On a phone, both fill the screen',
    spec: 'B2.73',
  }),
  footer: z.enum(layoutChoices.footer).default('columns').meta({
    description:
      'Footer of every page. columns: link columns on a dark background; light: a plain background; sentence: one large sentence above the links; plate: links above the licence numbers in cells',
    spec: 'B2.73',
  }),
  typeface: z.enum(layoutChoices.typeface).default('grotesque').meta({
    description:
      'Typefaces of headings and text. grotesque: Bricolage and Figtree; magazine: Newsreader and Hanken Grotesk; plain: Gabarito and Onest; plate: Archivo in three widths',
    spec: 'B2.73',
  }),
} satisfies Record<keyof Layout, z.ZodType>);
