import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { VisitState } from '#src/appointments/rules/find-visit-state.ts';

/** The page of one visit that was booked, for the person with the link of its mail. */
export interface VisitView extends PageDocument {
  readonly state: VisitState;
  readonly title: string;
  readonly lead: string;
  readonly time: string;
  readonly place: { readonly text: string; readonly href: string };
  readonly vehicle: { readonly title: string; readonly href: string } | null;
  /** Where the form that cancels it is sent; null where there is nothing to cancel. */
  readonly action: string | null;
  /** 'Cancel this test drive' */
  readonly cancelLabel: string;
  readonly bookAgain: { readonly text: string; readonly href: string };
  readonly phone: { readonly text: string; readonly href: string };
}
