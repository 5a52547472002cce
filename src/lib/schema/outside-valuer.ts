import { z } from 'zod';

interface OutsideValuerOptions {
  readonly description: string;
  readonly spec: string;
  readonly exampleKeyVariable: string;
}

/** @spec D.59 */
export const outsideValuer = ({ description, spec, exampleKeyVariable }: OutsideValuerOptions) =>
  z
    .strictObject({
      url: z
        .string()
        .regex(/^https:\/\/[^\s?#]+$/)
        .meta({ allowed: 'an address such as https://api.valuer.example' })
        .meta({ description: 'Address of the service', spec: 'D.59' }),
      keyVariable: z
        .string()
        .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
        .meta({ allowed: `the name of an environment variable, such as ${exampleKeyVariable}` })
        .meta({
          description: 'Environment variable with the key of the service; its value never leaves the server',
          spec: 'D.59',
        }),
    })
    .nullable()
    .default(null)
    .meta({ description, spec });
