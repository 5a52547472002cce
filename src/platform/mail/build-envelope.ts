import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mailer.ts';

/** A message in Nodemailer's words. Nothing in it may name a file or an address to read from. */
export const buildEnvelope = (message: MailMessage, from: string): SendMailOptions => ({
  messageId: `<${message.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  from: { name: message.fromName, address: from },
  to: { name: '', address: message.to },
  ...(message.replyTo !== null && { replyTo: { name: '', address: message.replyTo } }),
  subject: message.subject,
  text: message.text,
  ...(message.html !== undefined && { html: message.html }),
  ...(message.files !== undefined && {
    attachments: message.files.map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
  }),
  ...(message.unsubscribeUrl !== undefined && {
    headers: {
      'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
