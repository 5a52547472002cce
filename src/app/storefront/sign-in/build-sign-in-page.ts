import type { AskedSignIn } from '#src/account/rules/sign-in-step.ts';
import { buildSignInView, type SignInState, type SignInView } from '#src/account/view/build-sign-in-view.ts';
import { type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { buildPhoneView } from '#src/locations/view/build-phone-view.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';

export interface SignInPerk {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export interface SignInPageView extends PageDocument {
  readonly signIn: SignInView;
  readonly perks: readonly SignInPerk[];
}

type SignInSite = Pick<ViewSite, 'name' | 'url' | 'config' | 'phones'>;

/** @spec L6.02, B1.15, B1.12 */
const listPerks = ({ config: { watchlist, checkout, search } }: SignInSite): readonly SignInPerk[] => {
  const { one, many } = chooseVehicleNoun(search.itemTypes);
  return [
    ...(watchlist.isEnabled
      ? [
          {
            icon: 'heart',
            title: 'Your watchlist',
            text: `The ${many} you’ve saved, and any price drops on them.`,
          } as const,
        ]
      : []),
    ...(watchlist.isEnabled && watchlist.savedSearches
      ? [
          {
            icon: 'search',
            title: 'Your saved searches',
            text: 'Pick up where you left off, and see what’s new.',
          } as const,
        ]
      : []),
    ...(checkout.path === 'none'
      ? []
      : [
          {
            icon: 'tag',
            title: 'Your reservations',
            text: `Your deposit, and how long we’ll hold the ${one}.`,
          } as const,
        ]),
  ];
};

/** Copies no text from the address into the document's head. @spec L6.02 */
export const buildSignInPage = (
  site: SignInSite,
  asked: AskedSignIn,
  state: Omit<SignInState, 'phone'>,
): SignInPageView => {
  const phone = buildPhoneView(site.phones.main, site.config.vehicle, { askHref: apiPaths.phone });
  const signIn = buildSignInView(asked, { ...state, phone });
  return {
    signIn,
    perks: listPerks(site),
    // Screen readers read the title first, so it starts with the error.
    documentTitle: `${signIn.error === null ? '' : 'Error: '}${signIn.title} | ${site.name}`,
    description: `Sign in at ${site.name} with your mobile number and a code.`,
    canonicalUrl: site.url + accountPaths.signIn,
    ...unindexedPage,
  };
};
