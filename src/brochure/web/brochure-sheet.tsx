import { buildImageUrl } from '#src/lib/image-url.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';
import type { BrochureView, QrCode } from '../view/build-brochure-view.ts';
import styles from './brochure-sheet.module.css';
import codeStyles from './page-code.module.css';

const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Head = ({ brochure: { title, subtitle, price, soldText, pictureUrl } }: { readonly brochure: BrochureView }) => (
  <>
    {pictureUrl !== null && <img src={buildImageUrl(pictureUrl, 1200)} alt="" width={1200} height={800} />}
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </div>
      {(price !== null || soldText !== null) && (
        <p className={styles.price}>
          <b>{price?.text ?? soldText}</b>
          {price !== null && price.qualifier !== null && <small>{price.qualifier}</small>}
        </p>
      )}
    </div>
  </>
);

const PageCode = ({ code, url }: { readonly code: QrCode; readonly url: string }) => (
  <figure className={codeStyles.code}>
    <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label="QR code for this page">
      <path d={code.path} />
    </svg>
    <figcaption>{url.replace(/^https?:\/\//, '')}</figcaption>
  </figure>
);

/** @spec B2.12 */
export const BrochureSheet = ({ brochure, code }: { readonly brochure: BrochureView; readonly code: QrCode }) => (
  <article className={styles.sheet}>
    <Head brochure={brochure} />
    <Figures figures={brochure.facts} />
    <div className={styles.foot}>
      <address>
        {brochure.dealer.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{brochure.printedText}</span>
      </address>
      <PageCode code={code} url={brochure.pageUrl} />
    </div>
    {brochure.specifications.length > 0 && (
      <section>
        <h2>All Specifications</h2>
        <Figures figures={brochure.specifications} />
      </section>
    )}
    {brochure.features.length > 0 && (
      <section>
        <h2>Features</h2>
        <ul>
          {brochure.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
    )}
    <p className={styles.small}>{brochure.disclaimer}</p>
  </article>
);
