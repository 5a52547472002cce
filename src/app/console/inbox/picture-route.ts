import { findFirstPhotoUrl } from '#src/vehicle/rules/media/photos.ts';
import { type DeskArgs, requireMember } from '../authorise.server.ts';
import { readRecordUuid, refuseAsUnknown } from '../refusals.server.ts';

/** Serves the vehicle's first photo from the desk itself, so that the page loads nothing from another site. */
export const loader = async (args: DeskArgs): Promise<Response> => {
  const { desk, site, reader } = requireMember(args, 'leads.read');
  const { inbox, findLead, findVehicle, makePicture } = desk.services;
  const leadUuid = await inbox.findShown(reader, readRecordUuid(args.params.lead));
  const found = leadUuid === undefined ? undefined : await findLead(site.slug, leadUuid);
  const slug = found?.lead.vehicle?.slug;
  const vehicle = slug === undefined ? undefined : await findVehicle(site.slug, slug);
  const source = vehicle && findFirstPhotoUrl(vehicle, site.config.vehicle.page.defaultImageMarks);
  const picture = source == null ? null : await makePicture(site, source);
  if (picture === null) throw refuseAsUnknown();
  return new Response(Uint8Array.from(picture), {
    headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
  });
};
