export interface NoticeLine {
  readonly name: string;
  readonly words: string;
  readonly url: string;
}

export interface NoticeLetter {
  readonly site: NoticeSender;
  readonly lines: readonly NoticeLine[];
  readonly agreedDay: string;
  readonly unsubscribeUrl: string;
}

export interface NoticeSender {
  readonly name: string;
  readonly url: string;
  readonly phones: { readonly main: string };
}

export const summariseNotice = (lines: readonly NoticeLine[]): string => {
  const [first] = lines;
  if (first === undefined || lines.length > 1) return `Updates on ${lines.length} vehicles on your watchlist`;
  return `${first.name} is ${first.words}`;
};
