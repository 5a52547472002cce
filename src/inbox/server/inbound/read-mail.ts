import { createHash } from 'node:crypto';
import { toPlainText } from '@react-email/render';
import PostalMime, { type Email } from 'postal-mime';
import { findContentType } from '../../rules/find-content-type.ts';
import { isAutomaticMail } from '../../rules/is-automatic-mail.ts';
import type { NewFile } from '../message-service.ts';
import { cleanText } from './clean-text.ts';

export interface ReceivedMail {
  /** The Message-ID; if there is none, a hash of the email. */
  readonly mailId: string;
  readonly recipients: string;
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly NewFile[];
  readonly isAutomatic: boolean;
}

export const maxMailBytes = 10_000_000;

/** Anybody can write to a lead's address, so parsing an email mustn't block this thread for long. */
const parserLimits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 } as const;
/** Maximum number of characters of HTML that are turned into text, which takes up to 0.3 seconds. */
const maxHtmlLength = 300_000;
const maxLengths = { text: 100_000, subject: 200, name: 120, sender: 254, id: 300 } as const;
const maxFiles = 20;
const recipientHeaders: readonly string[] = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-forwarded-to',
];

const toBytes = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

const readFiles = ({ attachments }: Email): readonly NewFile[] =>
  attachments.slice(0, maxFiles).map(({ filename, content }, index) => {
    const bytes = toBytes(content);
    const name = cleanText((filename ?? '').split(/[\\/]/).at(-1) ?? '', maxLengths.name).replaceAll(/[\r\n\t]/g, ' ');
    return { name: name.trim() || `file-${index + 1}`, contentType: findContentType(bytes), content: bytes };
  });

const readText = ({ text, html, attachments }: Email): string => {
  const written = text?.trim() || (html === undefined ? '' : toPlainText(html.slice(0, maxHtmlLength)).trim());
  const left = attachments.length - maxFiles;
  if (left <= 0) return written;
  const attachment = left === 1 ? '1 more attachment wasn’t stored' : `${left} more attachments weren’t stored`;
  return `${written}\n\n(${attachment}.)`;
};

/** Throws if the email exceeds the parser's limits. */
export const readMail = async (raw: Uint8Array, ownAddress: string): Promise<ReceivedMail> => {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', ...parserLimits });
  const from = email.from?.address ?? '';
  const hash = createHash('sha256').update(raw).digest('hex');
  return {
    mailId: cleanText(email.messageId ?? '', maxLengths.id).trim() || `sha256 ${hash}`,
    recipients: email.headers
      .filter(({ key }) => recipientHeaders.includes(key))
      .map(({ value }) => value)
      .join(', '),
    sender: cleanText(from, maxLengths.sender),
    subject: cleanText(email.subject ?? '', maxLengths.subject).replaceAll(/\s+/g, ' '),
    text: cleanText(readText(email).replaceAll('\r\n', '\n'), maxLengths.text),
    files: readFiles(email),
    isAutomatic: isAutomaticMail(email.headers, { from, ownAddress }),
  };
};
