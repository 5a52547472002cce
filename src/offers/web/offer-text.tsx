import { MoreText } from '#src/ui/more-text.tsx';

/** A longer description or disclaimer is cut. @spec L9.21, L9.22 */
const maxCharacters = 200;
/** To how many characters a description is cut. @spec L9.21 */
const descriptionCharacters = 160;

/** What an offer is, short enough for a card. @spec L4.22, L9.21 */
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
  /** On a card it is one of several texts, on the page of the offer it is the disclaimer. */
  readonly place: 'card' | 'page';
}

/** The conditions of an offer, or what its rates rest on: those that are long are cut. @spec L4.22, L9.22 */
export const OfferDisclaimer = ({ text, place }: OfferDisclaimerProps) => (
  <MoreText
    text={text}
    maxCharacters={maxCharacters}
    more={place === 'card' ? 'View more' : 'View full disclaimer'}
    less={place === 'card' ? 'View less' : 'View less disclaimer'}
  />
);
