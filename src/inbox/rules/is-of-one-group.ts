interface GroupedSite {
  readonly config: { readonly inbox: { readonly group: string | null } };
}

export const isOfOneGroup = (one: GroupedSite, other: GroupedSite): boolean =>
  one.config.inbox.group !== null && one.config.inbox.group === other.config.inbox.group;
