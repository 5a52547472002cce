import { Marked } from 'marked';
import { escapeHtml } from '#src/lib/text/escape-html.ts';

const isSafeAddress = (address: string): boolean => /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/.test(address);

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return isSafeAddress(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
    },
    image: ({ href, text }) =>
      isSafeAddress(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`
        : escapeHtml(text),
  },
});

/** Markdown of a content page as HTML. Raw HTML is printed as text, and a link leads nowhere that runs a script. */
export const renderContent = (markdown: string): string => marked.parse(markdown, { async: false });
