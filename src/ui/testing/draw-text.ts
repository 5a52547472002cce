import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readText } from './read-text.ts';

export const drawText = (part: ReactNode): string => readText(renderToStaticMarkup(part));
