import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as draw, Fragment, type ReactElement } from 'react';
import { locale } from '#src/lib/locale.ts';
import type { MailRow, MailView } from '../../view/mail-view.ts';
import type { MailPalette } from '../../view/mailing-site.ts';
import { buildMailStyles, type MailStyles } from './build-mail-styles.ts';

const drawLines = (text: string): ReactElement =>
  draw(
    Fragment,
    null,
    text.split('\n').map((line, index) => draw(Fragment, { key: index }, index === 0 ? null : draw('br'), line)),
  );

const drawRow = ({ label, text, href }: MailRow, styles: MailStyles): ReactElement =>
  draw(
    'tr',
    { key: label },
    draw('td', { style: styles.label }, label),
    draw('td', { style: styles.fact }, href === null ? text : draw(Link, { href, style: styles.link }, text)),
  );

/** A table that its text version lines up in columns. */
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

/** A mail for people: one column that plain mail programs draw too, in the colours of its site. @spec D.32 */
export const drawMail = (view: MailView, palette: MailPalette): ReactElement => {
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
