import type { Dealership } from '#src/sites/model/dealership.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';

/** What a delivery says of the site that a lead was sent to. */
export interface MailingSite {
  readonly slug: string;
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly timeZone: string;
  /** E.164. */
  readonly phones: { readonly main: string };
  readonly locations: readonly Pick<
    SiteLocation,
    'id' | 'name' | 'slug' | 'type' | 'timeZone' | 'address' | 'contact'
  >[];
  readonly dealerships: readonly Pick<Dealership, 'id' | 'slug' | 'name' | 'locationId'>[];
  readonly brand: { readonly palette: MailPalette };
}

/** The colours that a mail is drawn in, as #rrggbb. */
export type MailPalette = Readonly<
  Record<'surface' | 'surfaceGround' | 'text' | 'textQuiet' | 'line' | 'brand' | 'onBrand' | 'link', string>
>;
