import { useContext } from 'react';
import { PagePieces } from '#src/ui/page-pieces.ts';

/** A script that runs while the page is parsed. Only scripts rendered by this component are allowed to run. */
export const InlineScript = ({ script }: { readonly script: string }) => {
  useContext(PagePieces)?.scripts.add(script);
  return <script>{script}</script>;
};
