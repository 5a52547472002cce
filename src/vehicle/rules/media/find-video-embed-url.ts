/** A player in its private mode: YouTube without cookies, Vimeo with tracking off. */
interface Player {
  readonly pattern: RegExp;
  readonly before: string;
  readonly after: string;
}

const youTube = { before: 'https://www.youtube-nocookie.com/embed/', after: '?autoplay=1&rel=0' } as const;
const vimeo = { before: 'https://player.vimeo.com/video/', after: '?autoplay=1&dnt=1' } as const;

const players: readonly Player[] = [
  {
    ...youTube,
    pattern:
      /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)([\w-]{6,20})/,
  },
  { ...youTube, pattern: /^https:\/\/youtu\.be\/([\w-]{6,20})/ },
  { ...vimeo, pattern: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/ },
];

/** @spec B2.34 */
export const findVideoEmbedUrl = (url: string): string | null => {
  for (const { pattern, before, after } of players) {
    const id = pattern.exec(url)?.[1];
    if (id !== undefined) return before + id + after;
  }
  return null;
};
