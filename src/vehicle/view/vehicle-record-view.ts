import type { CarFields } from '../rules/build-car-fields.ts';

/** What a page asks the view record with, and compares its answer to. @spec B7.11, D.56 */
export interface VehicleRecordView {
  readonly fields: CarFields;
  readonly websiteId: number;
}
