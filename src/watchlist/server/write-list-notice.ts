import * as pagePaths from '#src/lib/page-paths.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { VehicleStore } from '#src/vehicle/server/queries.ts';
import { isStillNews } from '../rules/find-news.ts';
import type { NoticeChange, VehicleChange } from '../rules/notice-change.ts';
import { buildNoticeMail } from '../view/build-notice-mail.ts';
import { buildNoticeText } from '../view/build-notice-text.ts';
import { describeChange } from '../view/describe-change.ts';
import type { NoticeLine } from '../view/notice-letter.ts';
import { readVehicleState } from './read-vehicle-state.ts';
import type { WriteNotice } from './write-notice.ts';

const isOfVehicle = (change: NoticeChange): change is VehicleChange => change.kind !== 'matches';

/** Writes what is new of saved vehicles, as far as it still holds. @spec B1.15 */
export const writeListNotice =
  (vehicles: Pick<VehicleStore, 'findByIds'>): WriteNotice =>
  async ({ siteSlug, changes }, site, now) => {
    const told = changes.filter(isOfVehicle);
    const stock = await vehicles.findByIds(
      siteSlug,
      told.map(({ vehicleId }) => vehicleId),
    );
    const lines = told.flatMap((change): NoticeLine[] => {
      const vehicle = stock.find(({ id }) => id === change.vehicleId);
      const state = readVehicleState(vehicle, site, now);
      if (vehicle === undefined || !isStillNews(change, state)) return [];
      const words = describeChange(change, state.priceCents);
      return [{ name: getVehicleTitle(vehicle), words, url: site.url + pagePaths.vehicle(vehicle.slug) }];
    });
    if (lines.length === 0) return null;
    return (ends) => {
      const letter = { site, lines, ...ends };
      return { mail: buildNoticeMail(letter), text: buildNoticeText(letter) };
    };
  };
