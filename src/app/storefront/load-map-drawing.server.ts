import { loadPart, type PageContext } from '#src/app/storefront/load-page.server.ts';
import { buildMapFrame } from '#src/locations/rules/map/map-frame.ts';
import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import { buildMapDrawing, type MapDrawing } from '#src/locations/view/build-map-drawing.ts';

/** Returns null if the site draws no maps, there are no places, or the database is unavailable. @spec L9.24 */
export const loadMapDrawing = async (
  label: string,
  places: readonly LocationCardView[],
  page: PageContext,
): Promise<MapDrawing | null> => {
  const frame = page.site.config.places.map.isDrawn ? buildMapFrame(places) : null;
  if (frame === null) return null;
  const ground = await loadPart(() => page.queries.findMapGround(frame), page);
  return ground === null ? null : buildMapDrawing(label, { places, frame, ground });
};
