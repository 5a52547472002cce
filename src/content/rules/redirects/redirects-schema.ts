import { z } from 'zod';
import { sitePath } from '#src/lib/schema/scalar-schemas.ts';
import { redirectStatuses } from './redirect.ts';

const oldPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\?#]*$/)
  .meta({ allowed: 'a path of this site without a query, such as /used-cars.html' });

/** Most redirects that a site can have. */
const maxRedirects = 5_000;

/** A site's redirects.yaml: where addresses of before lead now. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: oldPath.meta({ description: 'The path of before; capitals and a slash at the end make no difference' }),
      to: sitePath.meta({ description: 'Where it leads now, on this site' }),
      status: z
        .literal(redirectStatuses)
        .default(301)
        .meta({ description: '301 and 308 for good, 302 and 307 for now' }),
    }),
  )
  .max(maxRedirects);

export type RedirectsInput = z.output<typeof redirectsSchema>;
