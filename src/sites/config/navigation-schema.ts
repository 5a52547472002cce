import { z } from 'zod';
import { line, linkTarget } from '#src/lib/schema/scalar-schemas.ts';
import { dynamicLists } from '../model/navigation-entry.ts';

const link = z.strictObject({ label: line(60), href: linkTarget });

export const navigationEntrySchema = z
  .strictObject({
    label: line(60),
    href: linkTarget.optional().meta({ description: 'Where the entry leads' }),
    page: z.enum(['finance']).optional().meta({ description: 'A page whose address a switch of the site names' }),
    list: z.enum(dynamicLists).optional().meta({ description: 'A list made from what the site has in stock' }),
    links: z.array(link).min(1).max(20).optional().meta({ description: 'A menu of links' }),
  })
  .refine(
    (entry) => [entry.href, entry.page, entry.list, entry.links].filter((part) => part !== undefined).length === 1,
    {
      message: 'needs exactly one of href, page, list, links',
    },
  );

export const footerGroupSchema = z.strictObject({
  title: line(60),
  entries: z.array(navigationEntrySchema).min(1).max(20),
});

export type NavigationEntryInput = z.output<typeof navigationEntrySchema>;
