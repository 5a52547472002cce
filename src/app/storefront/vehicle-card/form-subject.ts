import type { LeadVehicle } from '#src/leads/rules/lead-vehicle.ts';

/** The vehicle that a form is about, as its shopper sees it beside the form. @spec B1.05, L2.32 */
export interface FormSubject {
  /** What goes along with the form; all else the server looks up again. */
  readonly vehicle: Pick<LeadVehicle, 'vehicleId' | 'slug' | 'carType' | 'title'>;
  readonly isInStock: boolean;
  /** Whether the site still shows it: whoever paid for one keeps pages about it when a feed drops it. */
  readonly isListed: boolean;
  readonly href: string;
  /** 'Demo, 12,480 km, Automatic' */
  readonly facts: string;
  /** Null where no price shows. */
  readonly price: { readonly text: string; readonly qualifier: string | null } | null;
  readonly picture: { readonly url: string; readonly alt: string } | null;
}
