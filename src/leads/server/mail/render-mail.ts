import { render, toPlainText } from '@react-email/render';
import type { MailView } from '../../view/mail-view.ts';
import type { MailPalette } from '../../view/mailing-site.ts';
import { drawMail } from './draw-mail.ts';

/** A mail as it is sent: what programs draw, and what is read without. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Longest cell of a table of the text, in characters: an address must not be broken. */
const maxCellLength = 1000;

const textSelectors = [
  { selector: 'h1', format: 'heading', options: { uppercase: false } },
  { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  { selector: '[data-text-format="dataTable"]', format: 'dataTable', options: { maxColumnWidth: maxCellLength } },
];

/** The HTML and the text of a mail, from the same component. @spec D.32 */
export const renderMail = async (view: MailView, palette: MailPalette): Promise<RenderedMail> => {
  const html = await render(drawMail(view, palette));
  return { subject: view.subject, html, text: `${toPlainText(html, { selectors: textSelectors })}\n` };
};

export type RenderMail = typeof renderMail;
