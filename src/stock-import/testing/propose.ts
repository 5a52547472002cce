import { createElementFinder } from '../rules/formats/map-foreign-record.ts';
import { proposeMapping } from '../rules/mapping/propose-mapping.ts';

export const propose = (headings: readonly string[], ...rows: readonly (readonly string[])[]) =>
  proposeMapping({ headings, rows }, createElementFinder({}), (code) =>
    code === 'Main' ? ({ location: { slug: 'moorooka' } } as never) : undefined,
  );
