import { useContext } from 'react';
import { PagePieces } from '#src/ui/page-pieces.ts';

/** Runs while the page is parsed. The content security policy allows no other inline scripts. */
export const InlineScript = ({ script }: { readonly script: string }) => {
  useContext(PagePieces)?.scripts.add(script);
  return <script>{script}</script>;
};
