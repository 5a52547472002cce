import { z } from 'zod';

export const spinConfig = z.strictObject({
  initialView: z.enum(['spin', 'gallery']).default('spin').meta({
    description: 'What a vehicle with a spin shows first: the spin, or its photographs',
    spec: 'B4.42',
  }),
  autoRotates: z.boolean().default(true).meta({
    description: 'A spin rotates automatically once it has loaded, until the shopper touches it',
    spec: 'B4.44',
  }),
  autoRotateMs: z.int().min(40).max(2000).default(100).meta({
    description: 'Time of one frame while a spin rotates automatically',
    unit: 'ms',
    spec: 'B9.44',
  }),
  pixelsPerFrame: z.int().min(2).max(200).default(20).meta({
    description: 'Drag or scroll distance that turns a spin by one frame',
    unit: 'px',
    spec: 'B5.42',
  }),
  hasImpel: z.boolean().default(false).meta({
    description: 'Whether spins made by Impel (those with a spin_code) are shown, on vehicles with more than one image',
    spec: 'B5.44',
  }),
});

export type SpinConfig = z.infer<typeof spinConfig>;
