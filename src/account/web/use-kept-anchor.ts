import { useEffect, useState } from 'react';
import { keepAnchor } from '../rules/keep-anchor.ts';
import { signInFields } from '../rules/sign-in-fields.ts';
import type { HiddenField } from '../view/sign-in-view.ts';

/**
 * What the forms send along, with the anchor of the page that was asked for: a gate never sees it, the browser carries it over
 * to the sign-in. @spec L6.02
 */
export const useKeptAnchor = (fields: readonly HiddenField[]): readonly HiddenField[] => {
  const [anchor, setAnchor] = useState('');
  useEffect(() => {
    const { hash } = location;
    // An anchor of this page, such as that of a field with a mistake in it, is no other page's.
    if (document.getElementById(hash.slice(1)) === null) setAnchor(hash);
  }, []);
  return fields.map((field) =>
    field.name === signInFields.redirect ? { ...field, value: keepAnchor(field.value, anchor) } : field,
  );
};
