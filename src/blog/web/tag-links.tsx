import { LinkRow, type RowLink } from '#src/ui/link-row.tsx';

/** @spec L2.28 */
export const TagLinks = ({ tags }: { readonly tags: readonly RowLink[] }) => <LinkRow label="Tags" links={tags} />;
