import { z } from 'zod';
import { bodyPictures } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { refinementKeys } from './search-state.ts';

const name = z.string().min(1).max(60);

const facetTile = z.strictObject({
  label: name.meta({ description: 'Words of the tile' }),
  picture: z.enum(bodyPictures).meta({ description: 'Drawing of the tile', spec: 'L9.34' }),
  key: z.enum(refinementKeys).meta({ description: 'What the search is narrowed by' }),
  values: z.array(name).min(1).max(40).meta({ description: 'Values of it that the tile leads to' }),
});

/** Switches of the body types that a home page offers. */
export const bodyPickerConfig = z.strictObject({
  pictures: z.enum(['drawings', 'photographs', 'none']).default('drawings').meta({
    description:
      'Pictures of the body types: drawings (a photograph where a body has none), photographs of the stock, or words alone',
    spec: 'L9.34',
  }),
  bodies: z.array(name).max(20).default([]).meta({
    description: 'Body types offered, in this order; none named takes those with most vehicles',
    spec: 'L2.70',
  }),
  facetTiles: z.array(facetTile).max(6).default([]).meta({
    description: 'Tiles after the body types that lead to other searches, such as electric cars',
    spec: 'L2.71',
  }),
});

export type BodyPickerConfig = z.infer<typeof bodyPickerConfig>;
