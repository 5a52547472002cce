import { z } from 'zod';
import { type Layout, layoutChoices } from '../model/layout.ts';

/** @spec B2.73 */
export const layoutSchema = z.strictObject({
  header: z.enum(layoutChoices.header).default('utility').meta({
    description:
      'utility: dark line over a white bar; centred: name between links; pill: roomy bar, current page an ink pill; ruled: strip over ruled tabs',
    spec: 'B2.73',
  }),
  menus: z.enum(layoutChoices.menus).default('click').meta({
    description: 'What opens a header menu: a click, or also hovering; keyboard and touch always work',
    spec: 'L2.48',
  }),
  hero: z.enum(layoutChoices.hero).default('searchBox').meta({
    description:
      'searchBox: colour with the search box lapping over it; photograph: picture with a ruled search line; field: one field of colour with huge words; plate: picture with ruled cells',
    spec: 'B2.73',
  }),
  card: z.enum(layoutChoices.card).default('boxed').meta({
    description:
      'The vehicle card. boxed: a box; editorial: a caption under a picture; roomy: a roomy box with a huge price; row: a row with a plate of figures; poster: a picture from edge to edge of the screen',
    spec: 'B2.73',
  }),
  filters: z.enum(layoutChoices.filters).default('rail').meta({
    description:
      'Filters of the search page. rail: a boxed rail; ruledRail: a rail of hairlines; bar: a bar that opens a sheet; plateRail: a rail of ruled cells',
    spec: 'B2.73',
  }),
  gallery: z.enum(layoutChoices.gallery).default('panel').meta({
    description:
      'Gallery of the vehicle page. panel: a panel; mosaic: a mosaic from edge to edge; wide: a wide box with round corners; tabbed: with tabs above the picture',
    spec: 'B2.73',
  }),
  keyInformation: z.enum(layoutChoices.keyInformation).default('panel').meta({
    description: 'Key information of the vehicle page. panel: in a panel; columns: in columns; plate: in ruled cells',
    spec: 'B2.73',
  }),
  modal: z.enum(layoutChoices.modal).default('box').meta({
    description:
      'The enquiry and test-drive forms over the vehicle page. box: in the middle; drawer: from the right; both fill a phone',
    spec: 'B2.73',
  }),
  footer: z.enum(layoutChoices.footer).default('columns').meta({
    description:
      'columns: dark link columns; light: plain background; sentence: one large sentence over links; plate: links over a plate of licence numbers',
    spec: 'B2.73',
  }),
  typeface: z.enum(layoutChoices.typeface).default('grotesque').meta({
    description:
      'grotesque: Bricolage and Figtree; magazine: Newsreader and Hanken Grotesk; plain: Gabarito and Onest; plate: Archivo in three widths',
    spec: 'B2.73',
  }),
} satisfies Record<keyof Layout, z.ZodType>);
