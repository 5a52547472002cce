export interface NoticeLine {
  /** '2020 Mazda CX-5' */
  readonly name: string;
  /** 'now $24,990, was $25,990' */
  readonly words: string;
  /** Its page, with the site's address. */
  readonly url: string;
}

export interface NoticeLetter {
  readonly site: NoticeSender;
  readonly lines: readonly NoticeLine[];
  /** When the visitor agreed to be told: '22/11/2026'. */
  readonly agreedDay: string;
  /** Where the reader stops these, by one click. */
  readonly unsubscribeUrl: string;
}

export interface NoticeSender {
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** E.164. */
  readonly phones: { readonly main: string };
}

export const summariseNotice = (lines: readonly NoticeLine[]): string => {
  const [first] = lines;
  if (first === undefined || lines.length > 1) return `News of ${lines.length} vehicles on your watchlist`;
  return `${first.name} is ${first.words}`;
};
