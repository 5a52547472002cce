import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import { fillPath } from '#src/lib/url.ts';
import type { CarFields } from '#src/vehicle/rules/build-car-fields.ts';
import { checkFreshness, type Freshness } from '#src/vehicle/rules/status/check-freshness.ts';
import type { VehicleRecordView } from '#src/vehicle/view/vehicle-heading-view.ts';

export interface ViewRecord {
  readonly freshness: Freshness | 'gone';
  readonly views: number;
}

interface ViewAnswer {
  readonly views: number;
  readonly car_fields: CarFields;
}

const isAnswer = shapes.record<ViewAnswer>({
  views: shapes.number,
  car_fields: shapes.record<CarFields>({
    photos_count: shapes.number,
    updated_at: shapes.orNull(shapes.text),
    price: shapes.orNull(shapes.number),
    status: shapes.text,
  }),
});

const goneStatuses: readonly number[] = [404, 410];

/** @spec B7.11, D.56 */
export const loadViewRecord = async (
  slug: string,
  { fields, websiteId }: VehicleRecordView,
  signal: AbortSignal,
): Promise<ViewRecord> => {
  const query = new URLSearchParams({
    photos_count: String(fields.photos_count),
    updated_at: fields.updated_at ?? '',
    website_id: String(websiteId),
  });
  const response = await fetchWithTimeout(`${fillPath(apiPaths.viewRecord, slug)}?${query}`, signal);
  if (goneStatuses.includes(response.status)) return { freshness: 'gone', views: 0 };
  const answer = await readAnswer(response, isAnswer);
  return { freshness: checkFreshness(fields, answer.car_fields), views: answer.views };
};
