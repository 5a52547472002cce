/** What happens to the cars of a site that are not in the file. */
export const missingPolicies = ['keep', 'unpublish', 'sold'] as const;
export type MissingPolicy = (typeof missingPolicies)[number];

/** What each policy writes into a missing car's record, by the specification's names; null leaves it as it is. */
export const missingChanges: Readonly<Record<MissingPolicy, Readonly<Record<string, unknown>> | null>> = {
  keep: null,
  unpublish: { show_on_dealer_website: false },
  sold: { status: 'sold', sold: true },
};
