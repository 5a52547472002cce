import { MoreText } from '#src/ui/more-text.tsx';

/** @spec L9.21, L9.22 */
const maxCharacters = 200;
/** @spec L9.21 */
const descriptionCharacters = 160;

/** @spec L4.22, L9.21 */
export const OfferDescription = ({ text }: { readonly text: string }) => (
  <MoreText
    text={text}
    maxCharacters={maxCharacters}
    cutCharacters={descriptionCharacters}
    more="View more"
    less="View less"
  />
);

interface OfferDisclaimerProps {
  readonly text: string;
  readonly place: 'card' | 'page';
}

/** @spec L4.22, L9.22 */
export const OfferDisclaimer = ({ text, place }: OfferDisclaimerProps) => (
  <MoreText
    text={text}
    maxCharacters={maxCharacters}
    more={place === 'card' ? 'View more' : 'View full disclaimer'}
    less={place === 'card' ? 'View less' : 'View less disclaimer'}
  />
);
