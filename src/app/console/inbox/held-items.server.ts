import type { LeadTask } from '#src/inbox/rules/lead-task.ts';
import { buildMessageItems, type ListedMessage } from '#src/inbox/view/build-message-items.ts';
import { buildTaskItems } from '#src/inbox/view/build-task-view.ts';
import { formatFileSize } from '#src/inbox/view/format-file-size.ts';
import type { TimelineItem } from '#src/inbox/view/timeline-item.ts';
import type { ListedQuote } from '#src/quotes/rules/listed-quote.ts';
import { buildQuoteItems } from '#src/quotes/view/build-quote-items.ts';
import { deskPaths } from '../desk-paths.ts';

export type UndatedItem = Omit<TimelineItem, 'when'>;

interface HeldFacts {
  readonly siteSlug: string;
  readonly lead: { readonly leadUuid: string; readonly email: string };
  readonly messages: readonly ListedMessage[];
  readonly tasks: readonly LeadTask[];
  readonly quotes: readonly ListedQuote[];
}

export const buildHeldItems = ({ siteSlug, lead, messages, tasks, quotes }: HeldFacts): readonly UndatedItem[] => [
  ...buildMessageItems(messages, {
    email: lead.email,
    hrefOf: (fileUuid) => deskPaths.leadFile(siteSlug, lead.leadUuid, fileUuid),
  }),
  ...buildTaskItems(tasks),
  ...buildQuoteItems(quotes, (quoteUuid) => deskPaths.quotePdf(siteSlug, lead.leadUuid, quoteUuid)).map(
    ({ file, ...item }) => ({
      ...item,
      kind: 'linked' as const,
      text: null,
      files: [{ name: file.name, href: file.href, size: formatFileSize(file.sizeBytes) }],
    }),
  ),
];
