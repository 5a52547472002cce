import { isUuid } from '#src/lib/is-uuid.ts';
import { type DeskArgs, refuseAsUnknown, requireMember } from '../authorise.server.ts';

/** Serves a file of a message, always as a download: a stranger can have made it. */
export const loader = async (args: DeskArgs): Promise<Response> => {
  const { desk, site, reader } = requireMember(args, 'leads.read');
  const { lead = '', file = '' } = args.params;
  if (!isUuid(lead) || !isUuid(file)) throw refuseAsUnknown();
  const leadUuid = lead.toLowerCase();
  if ((await desk.services.inbox.findWork(reader, leadUuid)) === undefined) throw refuseAsUnknown();
  const stored = await desk.services.messages.findFile(site.slug, leadUuid, file.toLowerCase());
  if (stored === undefined) throw refuseAsUnknown();
  return new Response(Uint8Array.from(stored.content), {
    headers: {
      'content-type': stored.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(stored.name)}`,
      'x-content-type-options': 'nosniff',
    },
  });
};
