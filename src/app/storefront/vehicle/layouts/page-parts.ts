import type { ReactNode } from 'react';
import type { PageSectionName } from '#src/vehicle/rules/page/page-order-config.ts';

export interface PageParts {
  readonly breadcrumb: ReactNode;
  readonly gallery: ReactNode;
  readonly titleOver: ReactNode;
  readonly heading: ReactNode;
  readonly icons: ReactNode;
  readonly price: ReactNode;
  readonly standing: ReactNode;
  readonly finance: ReactNode;
  readonly contact: ReactNode;
  readonly lower: (className: string | undefined) => ReactNode;
}

export interface LowerParts {
  readonly notice: ReactNode;
  readonly sections: readonly { readonly name: PageSectionName; readonly section: ReactNode }[];
  readonly fuel: ReactNode;
  readonly delivery: ReactNode;
  readonly comparison: ReactNode;
  readonly financeOffer: ReactNode;
  readonly financeCalculator: ReactNode;
  readonly disclaimer: ReactNode;
}
