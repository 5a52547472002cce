const key = 'closed:popup';

/** Whether the visitor has closed a popup before. Where nothing can be remembered it counts as closed: it would come at every visit. @spec L4.28 */
export const isPopupClosed = (id: string): boolean => {
  try {
    return localStorage.getItem(key) === id;
  } catch {
    return true;
  }
};

/** Remembers on later visits that a popup was closed. @spec L4.28 */
export const rememberPopupClosed = (id: string): void => {
  try {
    localStorage.setItem(key, id);
  } catch {
    // A full storage: it stays closed on this page.
  }
};
