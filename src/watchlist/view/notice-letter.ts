export interface NoticeLine {
  readonly name: string;
  /** 'now $24,990, was $25,990' */
  readonly words: string;
  /** Absolute. */
  readonly url: string;
}

export interface NoticeLetter {
  readonly site: NoticeSender;
  readonly lines: readonly NoticeLine[];
  /** '22/11/2026' */
  readonly agreedDay: string;
  readonly unsubscribeUrl: string;
}

export interface NoticeSender {
  readonly name: string;
  /** Without a trailing slash. */
  readonly url: string;
  /** E.164. */
  readonly phones: { readonly main: string };
}

export const summariseNotice = (lines: readonly NoticeLine[]): string => {
  const [first] = lines;
  if (first === undefined || lines.length > 1) return `News of ${lines.length} vehicles on your watchlist`;
  return `${first.name} is ${first.words}`;
};
