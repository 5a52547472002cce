import { type DeskArgs, requireMember } from '../authorise.server.ts';
import { readRecordUuid, refuseAsUnknown } from '../refusals.server.ts';

/** Serves a file of a message, always as a download, because a stranger may have sent it. */
export const loader = async (args: DeskArgs): Promise<Response> => {
  const { desk, site, reader } = requireMember(args, 'leads.read');
  const leadUuid = await desk.services.inbox.findShown(reader, readRecordUuid(args.params.lead));
  const fileUuid = readRecordUuid(args.params.file);
  if (leadUuid === undefined) throw refuseAsUnknown();
  const stored = await desk.services.messages.findFile(site.slug, leadUuid, fileUuid);
  if (stored === undefined) throw refuseAsUnknown();
  return new Response(Uint8Array.from(stored.content), {
    headers: {
      'content-type': stored.contentType,
      'content-length': String(stored.content.byteLength),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(stored.name)}`,
      'x-content-type-options': 'nosniff',
    },
  });
};
