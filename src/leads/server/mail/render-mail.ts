import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render, toPlainText } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as draw, Fragment, type ReactElement } from 'react';
import { locale } from '#src/lib/australia.ts';
import type { MailPalette, MailRow, MailView } from '../../view/mail-view.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Characters per line of a table cell in plain text: enough for a URL. */
const maxCellLength = 1000;

const textSelectors = [
  { selector: 'h1', format: 'heading', options: { uppercase: false } },
  { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  { selector: '[data-text-format="dataTable"]', format: 'dataTable', options: { maxColumnWidth: maxCellLength } },
];

const drawLines = (text: string): ReactElement =>
  draw(
    Fragment,
    null,
    text.split('\n').map((line, index) => draw(Fragment, { key: index }, index === 0 ? null : draw('br'), line)),
  );

const partNames = [
  ...(['body', 'sheet', 'band', 'sender', 'content', 'heading', 'text', 'quote'] as const),
  ...(['table', 'label', 'fact', 'link', 'rule', 'footer'] as const),
];

type MailStyles = Readonly<Record<(typeof partNames)[number], CSSProperties>>;

// Many email programs support no web fonts, style sheets or custom properties, so emails use system fonts and inline
// styles.
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const small = { fontSize: '14px', lineHeight: '20px' };

const normal = { fontSize: '16px', lineHeight: '24px' };

const buildMailStyles = (palette: MailPalette): MailStyles => ({
  body: { margin: 0, padding: '24px 12px', backgroundColor: palette.surfaceGround, fontFamily: font },
  sheet: { maxWidth: '600px', backgroundColor: palette.surface, border: `1px solid ${palette.line}` },
  band: { padding: '16px 24px', backgroundColor: palette.brand },
  sender: { ...normal, margin: 0, fontWeight: 700, color: palette.onBrand },
  content: { padding: '24px' },
  heading: { margin: '0 0 8px', fontSize: '24px', lineHeight: '32px', color: palette.text },
  text: { ...normal, margin: '0 0 12px', color: palette.text },
  quote: {
    ...normal,
    margin: '16px 0',
    padding: '4px 0 4px 16px',
    borderLeft: `4px solid ${palette.brand}`,
    color: palette.text,
  },
  table: { width: '100%', margin: '16px 0', borderCollapse: 'collapse' },
  label: { ...small, width: '120px', padding: '6px 12px 6px 0', verticalAlign: 'top', color: palette.textQuiet },
  fact: { ...normal, padding: '6px 0', verticalAlign: 'top', color: palette.text, wordBreak: 'break-word' },
  link: { color: palette.link, textDecoration: 'underline' },
  rule: { margin: '24px 0 16px', borderColor: palette.line },
  footer: { ...small, margin: '0 0 4px', color: palette.textQuiet },
});

const drawRow = ({ label, text, href }: MailRow, styles: MailStyles): ReactElement =>
  draw(
    'tr',
    { key: label },
    draw('td', { style: styles.label }, label),
    draw('td', { style: styles.fact }, href === null ? text : draw(Link, { href, style: styles.link }, text)),
  );

const drawRows = (rows: readonly MailRow[], styles: MailStyles): ReactElement =>
  draw(
    'table',
    { 'data-text-format': 'dataTable', role: 'presentation', cellPadding: 0, cellSpacing: 0, style: styles.table },
    draw(
      'tbody',
      null,
      rows.map((row) => drawRow(row, styles)),
    ),
  );

const drawContent = (view: MailView, styles: MailStyles): ReactElement =>
  draw(
    Section,
    { style: styles.content },
    draw(Heading, { as: 'h1', style: styles.heading }, view.heading),
    view.paragraphs.map((paragraph) => draw(Text, { key: paragraph, style: styles.text }, paragraph)),
    view.quote === null ? null : draw(Text, { style: styles.quote }, drawLines(view.quote)),
    drawRows(view.rows, styles),
    draw(Hr, { style: styles.rule }),
    view.footer.map((line) => draw(Text, { key: line, style: styles.footer }, line)),
  );

/** @spec D.32 */
const drawMail = (view: MailView, palette: MailPalette): ReactElement => {
  const styles = buildMailStyles(palette);
  return draw(
    Html,
    { lang: locale },
    draw(Head, null, draw('title', null, view.subject)),
    draw(Preview, null, view.preview),
    draw(
      Body,
      { style: styles.body },
      draw(
        Container,
        { style: styles.sheet },
        draw(Section, { style: styles.band }, draw(Text, { style: styles.sender }, view.sender)),
        drawContent(view, styles),
      ),
    ),
  );
};

/** @spec D.32 */
export const renderMail = async (view: MailView, palette: MailPalette): Promise<RenderedMail> => {
  const html = await render(drawMail(view, palette));
  return { subject: view.subject, html, text: `${toPlainText(html, { selectors: textSelectors })}\n` };
};

export type RenderMail = typeof renderMail;
