import type { ReactNode } from 'react';
import { readText } from '#src/ui/testing/read-text.ts';
import type { PageSectionName } from '#src/vehicle/rules/page/page-order-config.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildPageParts } from '../vehicle/build-page-parts.tsx';
import { buildVehiclePage } from '../vehicle/build-vehicle-page.ts';
import type { LowerParts, PageParts } from '../vehicle/layouts/page-parts.ts';
import { buildLowerParts } from '../vehicle/lower/build-lower-parts.tsx';
import { drawOnSite } from './draw-on-site.tsx';
import { makeTestContext } from './make-test-context.ts';

type Said = Exclude<keyof PageParts | keyof LowerParts, 'sections' | 'lower'> | PageSectionName;

export const plated = makeTestContext({ vehicle: { page: { plate: ['tare', 'atm', 'sleeps', 'payload'] } } });

/** Returns the text of a part of the vehicle page; empty if the page lacks it. Call `loadVehiclePage` first. */
export const sayPart = (part: Said, vehicle: Vehicle, context = plated): string => {
  const view = buildVehiclePage(vehicle, false, context);
  const { lower: _, ...upper } = buildPageParts(view, context.site.layout);
  const { sections, ...below } = buildLowerParts(view, context.site.layout);
  const parts = { ...upper, ...below };
  const drawn = new Map<Said, ReactNode>(sections.map(({ name, section }) => [name, section]));
  return readText(drawOnSite(part in parts ? parts[part as keyof typeof parts] : drawn.get(part), context));
};
