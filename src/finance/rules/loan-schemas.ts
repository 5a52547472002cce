import { z } from 'zod';

export const ratePercent = z.number().min(0).max(50);

export const termYears = z.number().min(0.5).max(30);

export const termListYears = z.array(termYears).max(20);
