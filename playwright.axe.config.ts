import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run axe`: what takes longer than anybody waits for. */
export default defineConfig({ ...journeys, testMatch: '**/*.walk.ts', timeout: 1_800_000, reporter: 'list' });
