import type { FindReply } from '#src/leads/server/deliver-lead.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { buildReplyMail } from '../view/build-reply-mail.ts';
import { createMessageStore } from './message-store.ts';
import type { ReplyAddresses } from './reply-addresses.ts';

export const createReplyFinder = (
  database: Pick<DatabaseService, 'interactive'>,
  addresses: Pick<ReplyAddresses, 'choose'>,
): FindReply => {
  const messages = createMessageStore(database);
  return async ({ siteSlug, target, lead }, site) => {
    const { leadUuid } = lead;
    const all = await messages.list(siteSlug, leadUuid);
    const message = all.find(({ messageUuid }) => messageUuid === target);
    if (message === undefined) return null;
    if (message.kind === 'sms') return { kind: 'sms', to: lead.phone, text: message.text };
    const files = await Promise.all(
      message.files.map(({ fileUuid }) => messages.findFile(siteSlug, leadUuid, fileUuid)),
    );
    const answered = all.findLast(
      ({ direction, kind, number }) => direction === 'in' && kind === 'mail' && number < message.number,
    );
    const written = { subject: message.subject ?? '', text: message.text, personName: message.personName };
    return {
      kind: 'mail',
      fromName: site.name,
      to: lead.email,
      replyTo: (await addresses.choose(site, lead)).address,
      ...buildReplyMail(written, lead, site),
      files: files.flatMap((file) => (file === undefined ? [] : [file])),
      // An email without a Message-ID is stored under a hash, which In-Reply-To can't name.
      ...(answered?.mailId?.startsWith('<') === true && { inReplyTo: answered.mailId }),
    };
  };
};
