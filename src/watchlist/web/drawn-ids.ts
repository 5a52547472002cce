import { createContext } from 'react';

/** What is saved by the knowledge of the server: nothing on pages that are everybody's, the list on its visitor's own page. */
export const DrawnIds = createContext<readonly number[]>([]);
