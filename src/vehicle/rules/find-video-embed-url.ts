const players: readonly (readonly [RegExp, string])[] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)([\w-]{6,20})/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^https:\/\/youtu\.be\/([\w-]{6,20})/, 'https://www.youtube-nocookie.com/embed/'],
  [/^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/, 'https://player.vimeo.com/video/'],
];

/** The address of the player for a video at YouTube or Vimeo; null for any other address, which is never embedded. @spec B2.34 */
export const findVideoEmbedUrl = (url: string): string | null => {
  for (const [pattern, player] of players) {
    const id = pattern.exec(url)?.[1];
    if (id !== undefined) return player + id;
  }
  return null;
};
