import { Tokenizer } from 'htmlparser2';

/** Three times the limit of a vehicle's comments, because HTML is longer than its text. */
const maxHtmlLength = 60_000;

const anyTag =
  /<\/?(?:p|br|ul|ol|li|div|span|b|strong|i|em|u|s|h[1-6]|a|table|t[rdh]|tbody|thead|tfoot|font|script|style|hr|img|iframe|center|small|su[bp]|blockquote|section|article|pre|html|body|head|title|meta|link|o:p|svg|noscript|object|embed|template|dl|d[dt])(?:[\s/][^<>]*)?>|<!--|<!\[CDATA\[/i;
const anyEntity =
  /&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|bull|middot|hellip|rsquo|lsquo|rdquo|ldquo|deg|reg|trade|copy|eacute|frac12|#\d{1,7}|#x[\da-f]{1,6});/i;

export const isHtml = (text: string): boolean =>
  (text.includes('<') && anyTag.test(text)) || (text.includes('&') && anyEntity.test(text));

const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const paragraphs = words('p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre section article dl hr');
const lines = words('div tr li br dt dd center header footer tbody thead');
const dropped = words('script style head title noscript iframe object svg template');
const bullet = '• ';

class TextBuilder {
  readonly #keepsLines: boolean;
  #text = '';
  #break = 0;
  #needsSpace = false;
  #prefix = '';

  constructor(keepsLines: boolean) {
    this.#keepsLines = keepsLines;
  }

  breakLine(count: 1 | 2): void {
    this.#break = Math.max(this.#break, count);
    this.#needsSpace = false;
  }

  startItem(prefix: string): void {
    this.breakLine(1);
    this.#prefix = prefix;
  }

  addSpace(): void {
    this.#needsSpace = true;
  }

  add(text: string): void {
    for (const [index, line] of text.split(this.#keepsLines ? /\r\n|\r|\n/ : '\0').entries()) {
      if (index > 0) this.breakLine(1);
      this.#addLine(line);
    }
  }

  #addLine(line: string): void {
    const trimmed = line.replaceAll(/[\s\u00a0]+/g, ' ');
    const content = trimmed.trim();
    if (trimmed.startsWith(' ')) this.#needsSpace = true;
    if (content === '') return;
    if (this.#text !== '' && this.#break > 0) this.#text += '\n'.repeat(this.#break);
    else if (this.#text !== '' && this.#needsSpace) this.#text += ' ';
    this.#text += this.#prefix + content;
    this.#prefix = '';
    this.#break = 0;
    this.#needsSpace = trimmed.endsWith(' ');
  }

  get text(): string {
    return this.#text;
  }
}

const hasBlocks = /<(?:p|br|ul|ol|li|div|h[1-6]|tr|table)\b/i;
const ignore = (): void => undefined;

const convertOnce = (html: string): string => {
  const builder = new TextBuilder(!hasBlocks.test(html));
  let skipped: string | null = null;
  const counters: (number | null)[] = [];
  const open = (name: string): void => {
    if (skipped !== null) return;
    if (dropped.has(name)) skipped = name;
    else if (paragraphs.has(name)) builder.breakLine(2);
    else if (name === 'td' || name === 'th') builder.addSpace();
    else if (name === 'li') {
      const counter = counters.at(-1) ?? null;
      if (counter !== null) counters[counters.length - 1] = counter + 1;
      builder.startItem(counter === null ? bullet : `${counter}. `);
    } else if (lines.has(name)) builder.breakLine(1);
    if (name === 'ul') counters.push(null);
    if (name === 'ol') counters.push(1);
  };
  const close = (name: string): void => {
    if (skipped === name) skipped = null;
    if (skipped !== null) return;
    if (paragraphs.has(name)) builder.breakLine(2);
    else if (lines.has(name)) builder.breakLine(1);
    if (name === 'ul' || name === 'ol') counters.pop();
  };
  let pending = '';
  const flush = (): void => {
    if (pending !== '' && skipped === null) builder.add(pending);
    pending = '';
  };
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  // Uses only the tokenizer, which takes linear time. The parser is slow if many tags stay open.
  const tokenizer = new Tokenizer(
    { decodeEntities: true, xmlMode: false },
    {
      ontext: (start, end) => {
        pending += html.slice(start, end);
      },
      ontextentity: (codePoint) => {
        pending += String.fromCodePoint(codePoint);
      },
      onopentagname: (start, end) => {
        flush();
        open(nameAt(start, end));
      },
      onclosetag: (start, end) => {
        flush();
        close(nameAt(start, end));
      },
      oncdata: (start, end, endOffset) => {
        pending += html.slice(start, end - endOffset);
      },
      onend: flush,
      oncomment: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      ondeclaration: ignore,
      onopentagend: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return builder.text;
};

/** Also converts escaped HTML, such as '&lt;p&gt;'. Returns text longer than `maxHtmlLength` unchanged. */
export const convertHtmlToText = (text: string): string => {
  if (text.length > maxHtmlLength || !isHtml(text)) return text;
  const once = convertOnce(text);
  return isHtml(once) ? convertOnce(once) : once;
};

export const splitHtmlLines = (text: string): string =>
  convertHtmlToText(text)
    .replaceAll(/\n+/g, '\n')
    .replaceAll(/^(?:• |\d{1,3}\. )/gm, '');
