import type { ReactNode } from 'react';
import { buildImageUrl, buildSrcSet, type ImageWidth } from '#src/lib/image-url.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import ui from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { useMissingPicture } from '#src/ui/use-missing-picture.ts';
import { WholeNames } from '#src/ui/whole-names.tsx';
import type { CardPictureView } from '#src/vehicle/view/card/build-card-parts.ts';
import type { PictureView } from '#src/vehicle/view/gallery/build-gallery.ts';
import type { ButtonView } from '../../view/button-view.ts';
import type { Figure } from '../../view/figure.ts';
import type { VehicleHeadingView } from '../../view/vehicle-heading-view.ts';
import { TagContent } from '../tag-content.tsx';
import actionStyles from './card-actions.module.css';
import factStyles from './card-facts.module.css';
import pictureStyles from './card-picture.module.css';
import titleStyles from './card-title.module.css';

/** Widest picture that a card loads: 400 px at twice the pixel density. */
const maxWidthPx = 800;

interface CardPictureProps {
  readonly card: CardPictureView;
  readonly sizes: string;
  readonly minWidthPx?: ImageWidth;
  readonly isPriority: boolean;
  readonly children?: ReactNode;
}

const MissingPicture = ({ text }: { readonly text: string }) => (
  <p className={pictureStyles.missing}>
    <Icon name="camera" />
    {text}
  </p>
);

type PhotographProps = Omit<CardPictureProps, 'card'> & Pick<CardPictureView, 'missingPictureText'> & PictureView;

/** @spec B9.08, L8.04 */
const Photograph = ({ url, alt, sizes, minWidthPx, isPriority, missingPictureText }: PhotographProps) => {
  const { picture, isMissing, onError } = useMissingPicture();
  if (isMissing) return <MissingPicture text={missingPictureText} />;
  return (
    <img
      ref={picture}
      src={buildImageUrl(url, 600)}
      srcSet={buildSrcSet(url, maxWidthPx, 'other', minWidthPx)}
      sizes={sizes}
      alt={alt}
      width={600}
      height={400}
      {...(isPriority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      onError={onError}
    />
  );
};

/** @spec L8.04, B4.05 */
export const CardPicture = ({ card, sizes, minWidthPx = 320, isPriority, children }: CardPictureProps) => (
  <div className={pictureStyles.picture} data-sold={card.status === 'sold' || undefined}>
    {card.picture === null ? (
      <MissingPicture text={card.missingPictureText} />
    ) : (
      <Photograph
        key={card.picture.url}
        {...card.picture}
        sizes={sizes}
        minWidthPx={minWidthPx}
        isPriority={isPriority}
        missingPictureText={card.missingPictureText}
      />
    )}
    {/* A hidden lazy picture isn't downloaded. A mouse on the card shows it; on a touch screen it never loads. */}
    {card.nextPictureUrl !== null && (
      <img className={pictureStyles.next} src={buildImageUrl(card.nextPictureUrl, 600)} alt="" loading="lazy" />
    )}
    {card.tag !== null && (
      <p className={pictureStyles.tags} data-tags>
        <span className={pictureStyles.tag} data-tone={card.tag.tone} data-kind={card.tag.kind}>
          <TagContent tag={card.tag} />
        </span>
      </p>
    )}
    {card.photoCount > 0 && (
      <p className={pictureStyles.photoCount} data-photo-count>
        <Icon name="camera" size="small" />
        <span className="visually-hidden">Photos: </span>
        {card.photoCount}
      </p>
    )}
    {children}
  </div>
);

interface CardTitleProps extends Pick<VehicleHeadingView, 'title' | 'condition' | 'subtitle'> {
  readonly href: string;
}

/** @spec B2.17, B9.14 */
export const CardTitle = ({ title, condition, subtitle, href }: CardTitleProps) => (
  <div className={titleStyles.title}>
    <h3>
      <a href={href}>
        <WholeNames text={title} />
      </a>
    </h3>
    {(condition !== null || subtitle !== null) && <p>{joinKnown([condition, subtitle], ' · ')}</p>}
  </div>
);

interface CardFactsProps {
  readonly attributes: readonly Figure[];
}

/** @spec B9.10 */
export const CardFacts = ({ attributes }: CardFactsProps) =>
  attributes.length === 0 ? null : (
    <ul className={factStyles.facts}>
      {attributes.map(({ name, label, value }) => (
        <li key={name} data-name={name}>
          <span className="visually-hidden">{`${label}: `}</span>
          {value}
        </li>
      ))}
    </ul>
  );

const chooseClass = (name: ButtonView['name'], isPrimary: boolean): string => {
  if (isPrimary) return `${ui.filled} ${actionStyles.main}`;
  return name === 'findSimilar' ? `${ui.outlined} ${actionStyles.main}` : `${ui.plain} ${actionStyles.quiet}`;
};

/** @spec B2.25, B2.26 */
export const CardActions = ({
  buttons,
  title,
  href: cardHref,
}: {
  readonly buttons: readonly ButtonView[];
  readonly title: string;
  /** The card's own link. The Tab key skips buttons that lead to the same address. */
  readonly href: string;
}) => (
  <div className={actionStyles.actions}>
    {buttons.map(({ name, label, href, isPrimary }) => (
      <a key={name} className={chooseClass(name, isPrimary)} href={href} tabIndex={href === cardHref ? -1 : undefined}>
        {label}
        <span className="visually-hidden">{`: ${title}`}</span>
      </a>
    ))}
  </div>
);
