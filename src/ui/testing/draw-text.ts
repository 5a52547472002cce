import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readText } from './read-text.ts';

/** Renders a component and returns its text on one line; empty when it renders nothing. */
export const drawText = (part: ReactNode): string => readText(renderToStaticMarkup(part));
