import { MoreText } from '#src/ui/more-text.tsx';

/** Descriptions and disclaimers with more characters are cut. @spec L9.21, L9.22 */
const maxCharacters = 200;
/** Characters of a cut description. @spec L9.21 */
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
  /** Chooses the button's text: 'View more' for `card`, 'View full disclaimer' for `page`. */
  readonly place: 'card' | 'page';
}

/** Draws an offer's conditions or the note on its rates, cut if it's long. @spec L4.22, L9.22 */
export const OfferDisclaimer = ({ text, place }: OfferDisclaimerProps) => (
  <MoreText
    text={text}
    maxCharacters={maxCharacters}
    more={place === 'card' ? 'View more' : 'View full disclaimer'}
    less={place === 'card' ? 'View less' : 'View less disclaimer'}
  />
);
