const pendingText = 'Dealer comments are pending. Please check back here later.';

/** Dealer comments as paragraphs: pipes and line breaks split them. @spec B4.52, B4.53 */
export const splitDealerComments = (comments: string | null): readonly string[] => {
  const paragraphs = (comments ?? '')
    .split(/[|\r\n]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return paragraphs.length > 0 ? paragraphs : [pendingText];
};
