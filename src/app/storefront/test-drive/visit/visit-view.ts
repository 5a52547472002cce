import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { VisitState } from '#src/appointments/rules/find-visit-state.ts';

export interface VisitView extends PageDocument {
  readonly state: VisitState;
  readonly title: string;
  readonly lead: string;
  readonly time: string;
  readonly place: { readonly text: string; readonly href: string };
  readonly vehicle: { readonly title: string; readonly href: string } | null;
  /** Where the cancellation is posted; null when it can't be cancelled. */
  readonly action: string | null;
  readonly cancelLabel: string;
  readonly bookAgain: { readonly text: string; readonly href: string };
  readonly phone: { readonly text: string; readonly href: string };
}
