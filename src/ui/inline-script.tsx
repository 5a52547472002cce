import { useContext } from 'react';
import { PagePieces } from '#src/ui/page-pieces.ts';

/**
 * The script runs while the server's HTML is parsed. It's registered with the page's content security policy, which
 * blocks unregistered inline scripts.
 */
export const InlineScript = ({ script }: { readonly script: string }) => {
  useContext(PagePieces)?.scripts.add(script);
  return <script>{script}</script>;
};
