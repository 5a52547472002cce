import { sql } from 'drizzle-orm';
import type { MessageFile } from '#src/leads/rules/message.ts';
import { leadFiles, leadMessages } from '#src/leads/server/staff-work/tables.ts';
import { leadDeliveries } from '#src/leads/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { staffPeople } from '#src/staff/server/tables.ts';
import type { LeadMessage } from '../rules/lead-message.ts';
import { isOfGroup } from './lead-group.ts';

export interface StoredFile extends MessageFile {
  readonly content: Uint8Array;
}

/** Each method also covers leads of the same site that are merged into the given lead. */
export interface MessageStore {
  readonly list: (siteSlug: string, leadUuid: string) => Promise<readonly LeadMessage[]>;
  readonly findFile: (siteSlug: string, leadUuid: string, fileUuid: string) => Promise<StoredFile | undefined>;
}

const maxMessages = 500;

/**
 * The order of the messages on a lead's page, by which they're numbered. A reply form sends the last number back as
 * `lastSeen`.
 */
export const pageOrder = sql.raw('(ORDER BY at, number, message_uuid)');

interface MessageRow extends Record<string, unknown> {
  readonly message: Omit<LeadMessage, 'atMs'>;
  readonly at_ms: string;
}

interface FileRow extends Record<string, unknown> {
  readonly file: MessageFile;
  readonly content: Uint8Array;
}

export const createMessageStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): MessageStore => ({
  list: async (siteSlug, leadUuid) => {
    const { rows } = await interactive.execute<MessageRow>(sql`
      WITH numbered AS (
        SELECT *, row_number() OVER ${pageOrder}::int AS place FROM ${leadMessages}
        WHERE ${isOfGroup({ siteSlug, leadUuid })}
      ), newest AS (SELECT * FROM numbered ORDER BY place DESC LIMIT ${maxMessages})
      SELECT floor(extract(epoch FROM at) * 1000)::bigint AS at_ms, json_build_object(
        'messageUuid', message_uuid, 'number', place, 'direction', direction, 'kind', newest.kind,
        'personUuid', person_uuid, 'personName', person.name, 'sender', sender, 'subject', subject, 'text', text,
        'files', files, 'outcome', outcome, 'isAutomatic', is_automatic, 'mailId', mail_id,
        'delivery', CASE WHEN delivery.target IS NOT NULL THEN json_build_object(
          'state', delivery.state, 'attempts', delivery.attempts, 'lastError', delivery.last_error) END) AS message
      FROM newest LEFT JOIN ${staffPeople} AS person USING (person_uuid)
      LEFT JOIN ${leadDeliveries} AS delivery ON delivery.site_id = newest.site_id
        AND delivery.lead_uuid = newest.lead_uuid AND delivery.kind IN ('reply', 'replyText')
        AND delivery.target = newest.message_uuid::text
      ORDER BY place`);
    return rows.map(({ message, at_ms: atMs }) => ({ ...message, atMs: Number(atMs) }));
  },
  findFile: async (siteSlug, leadUuid, fileUuid) => {
    const { rows } = await interactive.execute<FileRow>(sql`
      SELECT file, content FROM ${leadFiles} AS stored
      JOIN ${leadMessages} AS message USING (site_id, lead_uuid, message_uuid)
      CROSS JOIN LATERAL jsonb_array_elements(message.files) AS file
      WHERE ${isOfGroup({ siteSlug, leadUuid })} AND file_uuid = ${fileUuid}::uuid AND file->>'fileUuid' = ${fileUuid}`);
    const [row] = rows;
    return row && { ...row.file, content: row.content };
  },
});
