import { loadPart, type PageContext } from '#src/app/storefront/page-context.server.ts';
import { buildMapFrame } from '#src/locations/rules/map/map-frame.ts';
import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import { buildMapDrawing, type MapDrawing } from '#src/locations/view/build-map-drawing.ts';
import { listMapPlaces } from '#src/locations/view/build-map-view.ts';

/** @spec L9.24 */
export const loadMapDrawing = async (
  label: string,
  locations: readonly LocationCardView[],
  page: PageContext,
): Promise<MapDrawing | null> => {
  const places = listMapPlaces(locations);
  const frame = page.site.config.places.map.isDrawn ? buildMapFrame(places) : null;
  if (frame === null) return null;
  const ground = await loadPart(() => page.queries.findMapGround(frame), page);
  return ground === null ? null : buildMapDrawing(label, { places, frame, ground });
};
