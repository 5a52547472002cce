import { z } from 'zod';

export const spinConfig = z.strictObject({
  initialView: z.enum(['spin', 'gallery']).default('spin').meta({
    description: 'What the gallery of a vehicle with a 360° spin shows first: the spin or the photographs',
    spec: 'B4.42',
  }),
  autoRotates: z.boolean().default(true).meta({
    description: 'Whether a spin starts turning once it has loaded, and turns until the shopper touches it',
    spec: 'B4.44',
  }),
  autoRotateMs: z.int().min(40).max(2000).default(100).meta({
    description: 'How long each frame shows while a spin turns without being touched',
    unit: 'ms',
    spec: 'B9.44',
  }),
  pixelsPerFrame: z.int().min(2).max(200).default(20).meta({
    description: 'How far the shopper drags or scrolls to turn a spin by one frame',
    unit: 'px',
    spec: 'B5.42',
  }),
  hasImpel: z.boolean().default(false).meta({
    description:
      'Whether spins by Impel are shown, for vehicles with more than one photograph. A spin is by Impel if the vehicle has a `spin_code`',
    spec: 'B5.44',
  }),
});

export type SpinConfig = z.infer<typeof spinConfig>;
