import type { CSSProperties } from 'react';
import type { MailPalette } from '../../view/mailing-site.ts';

const partNames = [
  ...(['body', 'sheet', 'band', 'sender', 'content', 'heading', 'text', 'quote'] as const),
  ...(['table', 'label', 'fact', 'link', 'rule', 'footer'] as const),
];

export type MailStyles = Readonly<Record<(typeof partNames)[number], CSSProperties>>;

// Mail programs have their own fonts and read neither style sheets nor custom properties.
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const small = { fontSize: '14px', lineHeight: '20px' };
const normal = { fontSize: '16px', lineHeight: '24px' };

/** The styles of a mail, each beside what it is about, as mail programs need them. */
export const buildMailStyles = (palette: MailPalette): MailStyles => ({
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
