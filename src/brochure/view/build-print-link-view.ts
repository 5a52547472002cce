import { apiPaths } from '#src/lib/api-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { fillPath } from '#src/lib/url.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** @spec B2.38 */
export interface PrintLinkView {
  readonly kind: 'page' | 'brochure';
  readonly carId: number;
  readonly slug: string;
  readonly href: string;
}

/** @spec B2.12, B2.38, B4.59 */
export const buildPrintLinkView = (
  { id, slug }: Pick<Vehicle, 'id' | 'slug'>,
  kind: PageConfig['print'],
): PrintLinkView | null =>
  kind === 'none'
    ? null
    : { kind, carId: id, slug, href: kind === 'page' ? pagePaths.print(slug) : fillPath(apiPaths.brochure, slug) };
